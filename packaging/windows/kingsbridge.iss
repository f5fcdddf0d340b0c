; The installer of Windows, for one user and without an administrator. packaging/bundle.py calls Inno Setup with
;   iscc /DVersion=… /DProgram=FOLDER /DIcons=FOLDER kingsbridge.iss
; Never run yet: it was written on Linux.

[Setup]
AppId=Kingsbridge
AppName=Kingsbridge
AppVersion={#Version}
AppPublisher=The Kingsbridge Desktop developers
DefaultDirName={localappdata}\Programs\Kingsbridge
DefaultGroupName=Kingsbridge
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesInstallIn64BitMode=x64compatible
SetupIconFile={#Icons}\kingsbridge.ico
UninstallDisplayIcon={app}\kingsbridge-window.exe
LicenseFile={#Program}\licences\Kingsbridge.txt
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.FileKind=Kingsbridge game
de.FileKind=Kingsbridge-Spielstand
en.ContinueGame=Continue the last game
de.ContinueGame=Letztes Spiel fortsetzen

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "{#Icons}\kingsbridge.ico"; DestDir: "{app}"

[InstallDelete]
; Files of an older version that the new one no longer has.
Type: filesandordirs; Name: "{app}\lib"

[Icons]
Name: "{group}\Kingsbridge"; Filename: "{app}\kingsbridge-window.exe"; AppUserModelID: "Kingsbridge"
Name: "{group}\{cm:ContinueGame}"; Filename: "{app}\kingsbridge-window.exe"; Parameters: "--continue"
Name: "{autodesktop}\Kingsbridge"; Filename: "{app}\kingsbridge-window.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKCU; Subkey: "Software\Classes\.kingsbridge"; ValueType: string; ValueData: "Kingsbridge.Game"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Kingsbridge.Game"; ValueType: string; ValueData: "{cm:FileKind}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Kingsbridge.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\kingsbridge.ico"
Root: HKCU; Subkey: "Software\Classes\Kingsbridge.Game\shell\open\command"; ValueType: string; ValueData: """{app}\kingsbridge-window.exe"" ""%1"""

[Run]
Filename: "{app}\kingsbridge-window.exe"; Description: "{cm:LaunchProgram,Kingsbridge}"; Flags: nowait postinstall skipifsilent
