"""The book on the oak table: end of a game, chronicle, review and printed report are written in this one hand.

Drawing is apart from widgets, so that the screen and a PDF show the same. All lengths are logical pixels: a page is
laid out for 1280 × 800 and scaled as a whole.

    scribe     Scribe(painter, light): words, headings, rules, emblems and shields; refuses letters below 12 px.
               light is "day", "candle", "contrast" or PRINT (white ground).
    tints      the colours of words and rules on a page in each light
    leaves     the open book, a single leaf, a sheet on the table
    plot       what charts share: Chart, FigureTable, axes, names that keep apart, lines as tubes, areas with patterns
    line_chart LineChart(title, ticks, lines, …): players' lines with shields as marks, named at their right end
    band_chart BandChart(title, ticks, bands, …): shares that add up to 100 %, with flags, dividers and a cursor
    bar_chart  BarChart(title, rows, …): bars to both sides of zero, with whiskers for what is not sure
    ledger     Ledger(heads, rows, total): figures in columns under players' shields

A chart is data with `paint(scribe, box, at)`, `told(column)` (the numbers at a place, in words) and `table()`.

Widgets:

    block       Block: a part of a page. Give `least(width)` and `paint(scribe, box)`; `grows` takes spare height.
                Words, Heading, Gap, Figures (a Ledger) and Drawing (any function) are ready to use.
    chart_view  ChartView(chart): a Block with numbers on hover and at the arrow keys, on Return all of them as a table
    book        Book(colours): lays Blocks on two pages, stacks and scrolls them where there is no room, buttons below

        book = Book(colours, text_size)
        book.fill(left=[Heading("Rating"), ChartView(chart)], right=[Words("…")])
        book.add_button(self.tr("Home"), "home", far=True)      # far: alone at the left
        book.add_button(self.tr("Play"), "play", primary=True)  # Return presses it
        book.dress(colours, text_size)                          # another light or size of letters

`fill` may be called again at any time; old blocks go. Blocks are handed their light by the book.
"""
