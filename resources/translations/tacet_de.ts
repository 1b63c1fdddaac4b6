<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>tacet::AbsentSentence</name>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="106"/>
        <source>No answer is recorded here.</source>
        <translation>Hier ist keine Antwort aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="111"/>
        <source>The turn ended with commentary; no final answer is recorded.</source>
        <translation>Der Redebeitrag endete mit Kommentaren; eine abschließende Antwort ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="115"/>
        <source>The conversation was rewound here.</source>
        <translation>Das Gespräch wurde hier zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="116"/>
        <source>The conversation was rewound here by 1 turn.</source>
        <translation>Das Gespräch wurde hier um 1 Redebeitrag zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="117"/>
        <source>The conversation was rewound here by %1 turns.</source>
        <translation>Das Gespräch wurde hier um %1 Redebeiträge zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="119"/>
        <source>Messages were retracted here.</source>
        <translation>Hier wurden Nachrichten zurückgezogen.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="120"/>
        <source>1 message was retracted here.</source>
        <translation>Hier wurde 1 Nachricht zurückgezogen.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="121"/>
        <source>%1 messages were retracted here.</source>
        <translation>Hier wurden %1 Nachrichten zurückgezogen.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="124"/>
        <source>What the next message follows is not in this file.</source>
        <translation>Worauf die nächste Nachricht folgt, steht nicht in dieser Datei.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="128"/>
        <source>A tool&apos;s result is not recorded.</source>
        <translation>Das Ergebnis eines Werkzeugs ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="129"/>
        <source>The result of 1 tool call is not recorded.</source>
        <translation>Das Ergebnis von 1 Werkzeugaufruf ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="130"/>
        <source>The results of %1 tool calls are not recorded.</source>
        <translation>Die Ergebnisse von %1 Werkzeugaufrufen sind nicht aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>tacet::AbsentTitle</name>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="82"/>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="84"/>
        <source>No final answer</source>
        <translation>Keine abschließende Antwort</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="86"/>
        <source>Rewound</source>
        <translation>Zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="88"/>
        <source>Retracted</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="90"/>
        <source>Beginning missing</source>
        <translation>Anfang fehlt</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="92"/>
        <source>No tool result</source>
        <translation>Kein Werkzeugergebnis</translation>
    </message>
</context>
<context>
    <name>tacet::AbsentTurn</name>
    <message>
        <location filename="../../models/core/absentturn.cpp" line="22"/>
        <source>no answer is recorded</source>
        <translation>keine Antwort ist aufgezeichnet</translation>
    </message>
    <message>
        <location filename="../../models/core/absentturn.cpp" line="23"/>
        <source>commentary only, no final answer is recorded</source>
        <translation>nur Kommentare, keine abschließende Antwort ist aufgezeichnet</translation>
    </message>
    <message>
        <location filename="../../models/core/absentturn.cpp" line="24"/>
        <source>the conversation was rewound</source>
        <translation>das Gespräch wurde zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../../models/core/absentturn.cpp" line="25"/>
        <source>messages were retracted</source>
        <translation>Nachrichten wurden zurückgezogen</translation>
    </message>
    <message>
        <location filename="../../models/core/absentturn.cpp" line="26"/>
        <source>what stands before is not in this file</source>
        <translation>das Vorangehende steht nicht in dieser Datei</translation>
    </message>
    <message>
        <location filename="../../models/core/absentturn.cpp" line="27"/>
        <source>the result of a tool call is missing</source>
        <translation>das Ergebnis eines Werkzeugaufrufs fehlt</translation>
    </message>
</context>
<context>
    <name>tacet::Actions</name>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="46"/>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="47"/>
        <source>Open &amp;Folder…</source>
        <translation>O&amp;rdner öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="48"/>
        <source>&amp;Describe a Format…</source>
        <translation>&amp;Format beschreiben&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="49"/>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="50"/>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="51"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="52"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="53"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="55"/>
        <source>&amp;Reviewer…</source>
        <translation>&amp;Gutachter&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="56"/>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="57"/>
        <source>Find Ne&amp;xt</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="58"/>
        <source>Find Pre&amp;vious</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="59"/>
        <source>Use Selection as E&amp;vidence</source>
        <translation>Auswahl als Be&amp;leg verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="60"/>
        <source>&amp;Hindsight Guard</source>
        <translation>&amp;Rückschauschutz</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="61"/>
        <source>Guard</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="62"/>
        <source>What follows a silence is hidden until your first reading is recorded</source>
        <translation>Was auf ein Schweigen folgt, bleibt verborgen, bis Ihre erste Deutung festgehalten ist</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="63"/>
        <source>&amp;Blind Mode</source>
        <translation>&amp;Blindmodus</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="64"/>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="65"/>
        <source>Only your own readings are shown, and proposals after your first reading</source>
        <translation>Nur Ihre eigenen Deutungen werden gezeigt, Vorschläge erst nach Ihrer ersten Deutung</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="68"/>
        <source>&amp;Next Silence</source>
        <translation>&amp;Nächstes Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="70"/>
        <source>&amp;Previous Silence</source>
        <translation>&amp;Voriges Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="72"/>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="73"/>
        <source>&amp;Forward</source>
        <translation>V&amp;orwärts</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="75"/>
        <source>Back to the &amp;List</source>
        <translation>Zurück zur &amp;Liste</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="76"/>
        <source>&amp;Go to Message…</source>
        <translation>Zu Nachricht &amp;gehen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="77"/>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="78"/>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="79"/>
        <source>&amp;Actual Size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="80"/>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/actions.cpp" line="81"/>
        <source>&amp;About Tacet</source>
        <translation>Ü&amp;ber Tacet</translation>
    </message>
</context>
<context>
    <name>tacet::AgentFormat</name>
    <message>
        <location filename="../../models/importers/assistantformats.cpp" line="189"/>
        <source>Grok CLI history</source>
        <translation>Grok-CLI-Verlauf</translation>
    </message>
    <message>
        <location filename="../../models/importers/assistantformats.cpp" line="191"/>
        <source>Hermes session</source>
        <translation>Hermes-Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/importers/assistantformats.cpp" line="193"/>
        <source>Kimi CLI log</source>
        <translation>Kimi-CLI-Protokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/benchmarkformats.cpp" line="106"/>
        <source>SWE-agent trajectory</source>
        <translation>SWE-agent-Trajektorie</translation>
    </message>
    <message>
        <location filename="../../models/importers/benchmarkformats.cpp" line="108"/>
        <source>ATIF trajectory</source>
        <translation>ATIF-Trajektorie</translation>
    </message>
    <message>
        <location filename="../../models/importers/editorformats.cpp" line="294"/>
        <source>Copilot CLI events</source>
        <translation>Copilot-CLI-Ereignisse</translation>
    </message>
    <message>
        <location filename="../../models/importers/editorformats.cpp" line="296"/>
        <source>Cline session</source>
        <translation>Cline-Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/importers/editorformats.cpp" line="298"/>
        <source>Cline or Roo API history</source>
        <translation>API-Verlauf von Cline oder Roo</translation>
    </message>
    <message>
        <location filename="../../models/importers/editorformats.cpp" line="300"/>
        <source>Cline or Roo messages of the window</source>
        <translation>Fensternachrichten von Cline oder Roo</translation>
    </message>
    <message>
        <location filename="../../models/importers/editorformats.cpp" line="302"/>
        <source>pi or OpenClaw session</source>
        <translation>pi- oder OpenClaw-Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/importers/editorformats.cpp" line="304"/>
        <source>Droid stream</source>
        <translation>Droid-Datenstrom</translation>
    </message>
    <message>
        <location filename="../../models/importers/googleformats.cpp" line="211"/>
        <source>Gemini CLI session</source>
        <translation>Gemini-CLI-Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/importers/googleformats.cpp" line="214"/>
        <source>Gemini CLI history</source>
        <translation>Gemini-CLI-Verlauf</translation>
    </message>
    <message>
        <location filename="../../models/importers/googleformats.cpp" line="220"/>
        <source>Gemini CLI checkpoint</source>
        <translation>Gemini-CLI-Sicherungspunkt</translation>
    </message>
    <message>
        <location filename="../../models/importers/googleformats.cpp" line="222"/>
        <source>Qwen Code log</source>
        <translation>Qwen-Code-Protokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/googleformats.cpp" line="224"/>
        <source>Antigravity log</source>
        <translation>Antigravity-Protokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/workspaceformats.cpp" line="283"/>
        <source>Cursor transcript</source>
        <translation>Cursor-Transkript</translation>
    </message>
    <message>
        <location filename="../../models/importers/workspaceformats.cpp" line="285"/>
        <source>Continue session</source>
        <translation>Continue-Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/importers/workspaceformats.cpp" line="287"/>
        <source>Goose log</source>
        <translation>Goose-Protokoll</translation>
    </message>
</context>
<context>
    <name>tacet::AgentMenu</name>
    <message>
        <location filename="../../ui/mainwindow/agentmenu.cpp" line="14"/>
        <source>Open from &amp;Agent</source>
        <translation>Aus &amp;Agent öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/agentmenu.cpp" line="20"/>
        <location filename="../../ui/mainwindow/agentmenu.cpp" line="37"/>
        <source>No sessions of an agent were found</source>
        <translation>Keine Sitzungen eines Agenten gefunden</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/agentmenu.cpp" line="39"/>
        <source>All Agents</source>
        <translation>Alle Agenten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/agentmenu.cpp" line="66"/>
        <source>%1 (%n file(s))</source>
        <translation>
            <numerusform>%1 (%n Datei)</numerusform>
            <numerusform>%1 (%n Dateien)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::AiderImporter</name>
    <message>
        <location filename="../../models/importers/aiderimporter.cpp" line="153"/>
        <source>aider chat history</source>
        <translation>aider-Chatverlauf</translation>
    </message>
</context>
<context>
    <name>tacet::AlignedTable</name>
    <message>
        <location filename="../../ui/review/dossiertables.cpp" line="40"/>
        <source>kept</source>
        <translation>beibehalten</translation>
    </message>
    <message>
        <location filename="../../ui/review/dossiertables.cpp" line="41"/>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="../../ui/review/dossiertables.cpp" line="41"/>
        <source>dropped</source>
        <translation>weggefallen</translation>
    </message>
    <message>
        <location filename="../../ui/review/dossiertables.cpp" line="53"/>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <location filename="../../ui/review/dossiertables.cpp" line="54"/>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <location filename="../../ui/review/dossiertables.cpp" line="64"/>
        <source>%1: %2, %3 before, %4 after</source>
        <translation>%1: %2, %3 davor, %4 danach</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/dossiertables.cpp" line="72"/>
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::AnnotationStore</name>
    <message>
        <location filename="../../models/store/annotationbackups.cpp" line="60"/>
        <source>The folder of backups cannot be made</source>
        <translation>Der Ordner für Sicherungskopien kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../models/store/openannotations.cpp" line="44"/>
        <source>The library was written by a newer Tacet and is left untouched. Update Tacet, or choose another library with --library</source>
        <translation>Die Bibliothek wurde von einem neueren Tacet geschrieben und bleibt unberührt. Bitte Tacet aktualisieren oder mit --library eine andere Bibliothek wählen</translation>
    </message>
    <message>
        <location filename="../../models/store/openannotations.cpp" line="53"/>
        <source>The reviewers&apos; work is damaged. Nothing was changed. Copies of earlier days are in %1</source>
        <translation>Die Arbeit der Gutachter ist beschädigt. Nichts wurde geändert. Kopien früherer Tage liegen in %1</translation>
    </message>
    <message>
        <location filename="../../models/store/sqliteannotationstore.cpp" line="128"/>
        <source>The review cannot be kept: %1</source>
        <translation>Die Begutachtung kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <location filename="../../models/store/sqliteannotationstore.cpp" line="289"/>
        <source>There is no such review in the library</source>
        <translation>Eine solche Begutachtung gibt es in der Bibliothek nicht</translation>
    </message>
    <message>
        <location filename="../../models/store/sqliteannotationstore.cpp" line="290"/>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <location filename="../../models/store/sqliteannotationstore.cpp" line="341"/>
        <source>The library holds no codebook</source>
        <translation>Die Bibliothek enthält kein Codebuch</translation>
    </message>
    <message>
        <location filename="../../models/store/sqliteannotationstore.cpp" line="363"/>
        <source>The library holds another codebook under revision %1</source>
        <translation>Die Bibliothek enthält unter Revision %1 ein anderes Codebuch</translation>
    </message>
</context>
<context>
    <name>tacet::ArchiveReader</name>
    <message>
        <location filename="../../models/archive/archivereader.cpp" line="88"/>
        <source>The archive cannot be read: %1.</source>
        <translation>Das Archiv kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <location filename="../../models/archive/archivereader.cpp" line="102"/>
        <source>The archive has too many files. Unpack what you need of it.</source>
        <translation>Das Archiv enthält zu viele Dateien. Bitte entpacken, was Sie davon brauchen.</translation>
    </message>
    <message>
        <location filename="../../models/archive/archivereader.cpp" line="118"/>
        <source>The archive holds more than can be read. Unpack what you need of it.</source>
        <translation>Das Archiv enthält mehr, als gelesen werden kann. Bitte entpacken, was Sie davon brauchen.</translation>
    </message>
</context>
<context>
    <name>tacet::ArchivedImporter</name>
    <message>
        <location filename="../../models/importers/archivedimporter.cpp" line="92"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/archivedimporter.cpp" line="144"/>
        <source>The copy in the cache is damaged. Open the archive again.</source>
        <translation>Die Kopie im Zwischenspeicher ist beschädigt. Bitte das Archiv erneut öffnen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/archivedimporter.cpp" line="171"/>
        <source>%1, compressed or in an archive</source>
        <translation>%1, komprimiert oder in einem Archiv</translation>
    </message>
    <message>
        <location filename="../../models/importers/archivedimporter.cpp" line="263"/>
        <location filename="../../models/importers/archivedimporter.cpp" line="267"/>
        <source>The cache cannot be written: %1. Make room.</source>
        <translation>Der Zwischenspeicher kann nicht beschrieben werden: %1. Bitte Platz schaffen.</translation>
    </message>
</context>
<context>
    <name>tacet::BeforeAfterView</name>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="36"/>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="66"/>
        <source>What follows, and what shifted, is hidden until a first reading is recorded.</source>
        <translation>Das Folgende und was sich verändert hat, bleibt verborgen, bis eine erste Deutung festgehalten ist.</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="70"/>
        <source>The record</source>
        <translation>Der Datensatz</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="88"/>
        <source>Go to message %1</source>
        <translation>Zu Nachricht %1 gehen</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="106"/>
        <source>The silence</source>
        <translation>Das Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="108"/>
        <location filename="../../ui/review/beforeafterview.cpp" line="196"/>
        <source>%1, message %2</source>
        <translation>%1, Nachricht %2</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="111"/>
        <source>Given to the model: %1; %2.</source>
        <translation>Dem Modell gegeben: %1; %2.</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="113"/>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="122"/>
        <source>Left hanging</source>
        <translation>Offen geblieben</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="123"/>
        <source>Assistant, message %1</source>
        <translation>Assistent, Nachricht %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="137"/>
        <source>Before: what it was doing</source>
        <translation>Vorher: was er gerade tat</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="139"/>
        <location filename="../../ui/review/beforeafterview.cpp" line="152"/>
        <source>User</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="142"/>
        <source>After: what it did next</source>
        <translation>Nachher: was er als Nächstes tat</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="144"/>
        <source>Hidden.</source>
        <translation>Verborgen.</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="147"/>
        <source>No answer follows before the next message of the user.</source>
        <translation>Vor der nächsten Nachricht des Nutzers folgt keine Antwort.</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="149"/>
        <source>Proposed: %1</source>
        <translation>Vorgeschlagen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="161"/>
        <source>Tool calls</source>
        <translation>Werkzeugaufrufe</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="165"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="168"/>
        <source>What shifted</source>
        <translation>Was sich verändert hat</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="169"/>
        <source>Over up to %1 messages of the assistant on each side; the first answer is counted apart. Below %2 on either side: too few. “Usual” is the same measure around the user&apos;s turns with words in this session: median, quartiles, n.</source>
        <translation>Über bis zu %1 Nachrichten des Assistenten auf jeder Seite; die erste Antwort wird gesondert gezählt. Weniger als %2 auf einer Seite: zu wenige. „Üblich“ ist dasselbe Maß um die Redebeiträge des Nutzers mit Worten in dieser Sitzung: Median, Quartile, n.</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="181"/>
        <source>The first answer alone: %1, %2, %3.</source>
        <translation>Nur die erste Antwort: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/beforeafterview.cpp" line="182"/>
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/beforeafterview.cpp" line="182"/>
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/beforeafterview.cpp" line="183"/>
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="198"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="198"/>
        <source>%1, time unknown</source>
        <translation>%1, Zeit unbekannt</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="206"/>
        <source>Neighbours in time</source>
        <translation>Zeitliche Nachbarn</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="208"/>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="210"/>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="216"/>
        <source>The record cannot be read.</source>
        <translation>Der Datensatz kann nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/review/beforeafterview.cpp" line="230"/>
        <source>Show it with its place and its proof</source>
        <translation>Mit Ort und Nachweis zeigen</translation>
    </message>
</context>
<context>
    <name>tacet::BlockWriter</name>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="82"/>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="82"/>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="87"/>
        <source>1 word</source>
        <translation>1 Wort</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="87"/>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="92"/>
        <source>1 more line</source>
        <translation>1 weitere Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="92"/>
        <source>%1 more lines</source>
        <translation>%1 weitere Zeilen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="157"/>
        <source>Show all (%1)</source>
        <translation>Alles zeigen (%1)</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/blockwriter.cpp" line="159"/>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
</context>
<context>
    <name>tacet::Branch</name>
    <message>
        <location filename="../../ui/transcript/rowfacts.cpp" line="51"/>
        <source>The conversation goes on</source>
        <translation>Das Gespräch geht weiter</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="139"/>
        <source>A branch that was not continued</source>
        <translation>Ein Zweig, der nicht fortgesetzt wurde</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="140"/>
        <source>Branch %1 of %2, not continued</source>
        <translation>Zweig %1 von %2, nicht fortgesetzt</translation>
    </message>
</context>
<context>
    <name>tacet::ByteSource</name>
    <message>
        <location filename="../../models/importers/bytesource.cpp" line="34"/>
        <source>There is no such file. Check the path.</source>
        <translation>Diese Datei gibt es nicht. Bitte den Pfad prüfen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/bytesource.cpp" line="36"/>
        <source>This is a folder, not a file.</source>
        <translation>Dies ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../models/importers/bytesource.cpp" line="40"/>
        <source>This is a pipe or a device, not a file. Write its content into a file, or pass it on standard input as &quot;-&quot;.</source>
        <translation>Dies ist eine Pipe oder ein Gerät, keine Datei. Bitte den Inhalt in eine Datei schreiben oder als „-“ über die Standardeingabe übergeben.</translation>
    </message>
    <message>
        <location filename="../../models/importers/bytesource.cpp" line="47"/>
        <location filename="../../models/importers/bytesource.cpp" line="105"/>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <location filename="../../models/importers/bytesource.cpp" line="88"/>
        <source>The file has become shorter since it was indexed. Open it again.</source>
        <translation>Die Datei ist kürzer geworden, seit sie indiziert wurde. Bitte erneut öffnen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/bytesource.cpp" line="96"/>
        <source>The file ended while it was being read. Open it again.</source>
        <translation>Die Datei endete, während sie gelesen wurde. Bitte erneut öffnen.</translation>
    </message>
</context>
<context>
    <name>tacet::ChatGptImporter</name>
    <message>
        <location filename="../../models/importers/chatgptimporter.cpp" line="180"/>
        <source>ChatGPT conversation</source>
        <translation>ChatGPT-Gespräch</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatgptimporter.cpp" line="181"/>
        <source>ChatGPT export</source>
        <translation>ChatGPT-Export</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatgptimporter.cpp" line="231"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::ChatImporter</name>
    <message>
        <location filename="../../models/importers/chatimporter.cpp" line="40"/>
        <source>OpenAI-style chat</source>
        <translation>Chat nach Art von OpenAI</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatimporter.cpp" line="42"/>
        <source>Anthropic Messages</source>
        <translation>Anthropic Messages</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatimporter.cpp" line="44"/>
        <source>ShareGPT conversations</source>
        <translation>ShareGPT-Gespräche</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatimporter.cpp" line="46"/>
        <source>WildChat or LMSYS conversations</source>
        <translation>WildChat- oder LMSYS-Gespräche</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatimporter.cpp" line="50"/>
        <source>OpenAssistant conversations</source>
        <translation>OpenAssistant-Gespräche</translation>
    </message>
    <message>
        <location filename="../../models/importers/chatimporter.cpp" line="172"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::ClassChip</name>
    <message>
        <location filename="../../ui/silences/classchip.cpp" line="41"/>
        <source>%1: %2</source>
        <comment>class, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/silences/classchip.cpp" line="42"/>
        <source>%1: %2
Click to list them or not; with Ctrl only these</source>
        <translation>%1: %2
Klicken listet sie auf oder nicht; mit Strg nur diese</translation>
    </message>
</context>
<context>
    <name>tacet::ClaudeAiImporter</name>
    <message>
        <location filename="../../models/importers/claudeaiimporter.cpp" line="98"/>
        <source>claude.ai export</source>
        <translation>claude.ai-Export</translation>
    </message>
</context>
<context>
    <name>tacet::ClaudeCodeImporter</name>
    <message>
        <location filename="../../models/importers/claudecodeimporter.cpp" line="130"/>
        <source>Claude Code log</source>
        <translation>Claude-Code-Protokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/claudecodeimporter.cpp" line="130"/>
        <source>Claude Code web export</source>
        <translation>Claude-Code-Web-Export</translation>
    </message>
</context>
<context>
    <name>tacet::ClaudeCodeReading</name>
    <message>
        <location filename="../../models/importers/claudecodereading.cpp" line="47"/>
        <source>This is no record: %1</source>
        <translation>Dies ist kein Datensatz: %1</translation>
    </message>
</context>
<context>
    <name>tacet::CodeButton</name>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="108"/>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="110"/>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="110"/>
        <source>primary reading</source>
        <translation>Hauptdeutung</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="112"/>
        <source>also held</source>
        <translation>ebenfalls vertreten</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="114"/>
        <source>considered and rejected</source>
        <translation>erwogen und verworfen</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="116"/>
        <source>, proposed</source>
        <translation>, vorgeschlagen</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="117"/>
        <source>%1; key %2</source>
        <translation>%1; Taste %2</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="119"/>
        <source>&lt;p&gt;%1 chooses it, again: takes it back&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1 wählt ihn; erneut: nimmt ihn zurück&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="120"/>
        <source>&lt;p&gt;%1 primary, Shift+%1 or Ctrl+click also held, Alt+%1 rejected; again: takes it back&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1 Hauptdeutung, Umschalt+%1 oder Strg+Klick ebenfalls vertreten, Alt+%1 verworfen; erneut: nimmt es zurück&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="194"/>
        <source>Primary reading</source>
        <translation>Hauptdeutung</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="195"/>
        <source>Also held</source>
        <translation>Ebenfalls vertreten</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="196"/>
        <source>Considered and rejected</source>
        <translation>Erwogen und verworfen</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="220"/>
        <source>Use when</source>
        <translation>Verwenden, wenn</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="221"/>
        <source>Not when</source>
        <translation>Nicht, wenn</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="222"/>
        <source>Cues</source>
        <translation>Anzeichen</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="223"/>
        <source>For instance</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <location filename="../../ui/review/codebutton.cpp" line="224"/>
        <source>Compare</source>
        <translation>Vergleiche</translation>
    </message>
</context>
<context>
    <name>tacet::CodeChat</name>
    <message>
        <location filename="../../models/importers/codechatformats.cpp" line="164"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/codechatformats.cpp" line="272"/>
        <source>This change is of something that is not there.</source>
        <translation>Diese Änderung betrifft etwas, das nicht vorhanden ist.</translation>
    </message>
</context>
<context>
    <name>tacet::CodeCommand</name>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="36"/>
        <source>The codebook has no reading %1; it has: %2.</source>
        <translation>Das Codebuch kennt keine Deutung %1; es hat: %2.</translation>
    </message>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="40"/>
        <source>The codebook has no kind of response %1; it has: %2.</source>
        <translation>Das Codebuch kennt keine Art der Reaktion %1; es hat: %2.</translation>
    </message>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="114"/>
        <source>There is no absent turn with the key &quot;%1&quot;; `tacet scan --class absent` lists them.</source>
        <translation>Es gibt keinen fehlenden Redebeitrag mit dem Schlüssel „%1“; `tacet scan --class absent` listet sie auf.</translation>
    </message>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="134"/>
        <source>The review is no JSON object.</source>
        <translation>Die Begutachtung ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="138"/>
        <source>The review is about session %1, the transcript is %2.</source>
        <translation>Die Begutachtung betrifft Sitzung %1, das Transkript ist %2.</translation>
    </message>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="168"/>
        <source>Message %1 is no silence; `tacet scan` lists them.</source>
        <translation>Nachricht %1 ist kein Schweigen; `tacet scan` listet sie auf.</translation>
    </message>
    <message>
        <location filename="../../app/cli/codecommand.cpp" line="199"/>
        <source>reading %1 on %2</source>
        <translation>Deutung %1 zu %2</translation>
    </message>
</context>
<context>
    <name>tacet::CodePicker</name>
    <message numerus="yes">
        <location filename="../../ui/review/codepicker.cpp" line="122"/>
        <source>%n more…</source>
        <translation>
            <numerusform>%n weiterer&#xa0;…</numerusform>
            <numerusform>%n weitere&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/review/codepicker.cpp" line="122"/>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
</context>
<context>
    <name>tacet::Codebook</name>
    <message>
        <location filename="../../models/core/codebook.cpp" line="82"/>
        <source>occurs twice: %1</source>
        <translation>kommt zweimal vor: %1</translation>
    </message>
    <message>
        <location filename="../../models/core/codebook.cpp" line="114"/>
        <source>The codebook is no JSON object</source>
        <translation>Das Codebuch ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../models/core/codebook.cpp" line="127"/>
        <source>is newer than this program: update Tacet</source>
        <translation>ist neuer als dieses Programm: Bitte Tacet aktualisieren</translation>
    </message>
</context>
<context>
    <name>tacet::CodexImporter</name>
    <message>
        <location filename="../../models/importers/codeximporter.cpp" line="168"/>
        <source>Codex rollout</source>
        <translation>Codex-Rollout</translation>
    </message>
    <message>
        <location filename="../../models/importers/codeximporter.cpp" line="168"/>
        <source>Codex session of early 2025</source>
        <translation>Codex-Sitzung von Anfang 2025</translation>
    </message>
</context>
<context>
    <name>tacet::CollectEssay</name>
    <message>
        <location filename="../../models/operations/collectessay.cpp" line="305"/>
        <source>Nobody has reviewed message %1; `tacet code` records a reading.</source>
        <translation>Niemand hat Nachricht %1 begutachtet; `tacet code` hält eine Deutung fest.</translation>
    </message>
</context>
<context>
    <name>tacet::Command</name>
    <message>
        <location filename="../../app/cli/runcommand.cpp" line="23"/>
        <source>The window needs a display. Without one: tacet scan FILE; see tacet --help.</source>
        <translation>Das Fenster braucht einen Bildschirm. Ohne ihn: tacet scan DATEI; siehe tacet --help.</translation>
    </message>
    <message>
        <location filename="../../app/cli/runcommand.cpp" line="32"/>
        <source>%1 See --help.</source>
        <translation>%1 Siehe --help.</translation>
    </message>
</context>
<context>
    <name>tacet::CommandContext</name>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="28"/>
        <source>Standard input cannot be read: %1.</source>
        <translation>Die Standardeingabe kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="32"/>
        <location filename="../../app/cli/commandcontext.cpp" line="36"/>
        <source>Standard input cannot be kept: %1.</source>
        <translation>Die Standardeingabe kann nicht aufbewahrt werden: %1.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="69"/>
        <source>%1 is not used, because something is wrong with it: tacet formats --check tells what.</source>
        <translation>%1 wird nicht verwendet, weil etwas daran falsch ist: tacet formats --check sagt, was.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="93"/>
        <source>Standard input can be read only once.</source>
        <translation>Die Standardeingabe kann nur einmal gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="98"/>
        <source>No temporary file can be written. Check the space there, or set TMPDIR.</source>
        <translation>Es kann keine temporäre Datei geschrieben werden. Bitte den Platz dort prüfen oder TMPDIR setzen.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="114"/>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="156"/>
        <source>%1 holds no session %2. It holds:%3</source>
        <translation>%1 enthält keine Sitzung %2. Enthalten sind:%3</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="168"/>
        <source>There is no session in it.</source>
        <translation>Es ist keine Sitzung darin.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="174"/>
        <source>%1 holds several sessions; name one with --session:%2</source>
        <translation>%1 enthält mehrere Sitzungen; bitte eine mit --session nennen:%2</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="187"/>
        <source>There is no message with the key &quot;%1&quot;.</source>
        <translation>Es gibt keine Nachricht mit dem Schlüssel „%1“.</translation>
    </message>
    <message>
        <location filename="../../app/cli/commandcontext.cpp" line="192"/>
        <source>There is no message %1: the session has the messages 0 to %2.</source>
        <translation>Es gibt keine Nachricht %1: Die Sitzung hat die Nachrichten 0 bis %2.</translation>
    </message>
</context>
<context>
    <name>tacet::CommandLine</name>
    <message>
        <location filename="../../app/commandline.cpp" line="24"/>
        <source>Reads transcripts of conversations with AI agents for their silences.

Without a command the window opens. Commands: scan, show, search, code, merge, export, formats; `tacet COMMAND --help` tells more.</source>
        <translation>Liest Transkripte von Gesprächen mit KI-Agenten auf ihre Schweigestellen hin.

Ohne Befehl öffnet sich das Fenster. Befehle: scan, show, search, code, merge, export, formats; `tacet BEFEHL --help` sagt mehr.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="28"/>
        <source>Transcripts to open.</source>
        <translation>Zu öffnende Transkripte.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="29"/>
        <source>Go to this message.</source>
        <translation>Zu dieser Nachricht gehen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="29"/>
        <location filename="../../app/commandline.cpp" line="81"/>
        <location filename="../../app/commandline.cpp" line="147"/>
        <location filename="../../app/commandline.cpp" line="175"/>
        <location filename="../../app/commandline.cpp" line="235"/>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="40"/>
        <source>Lists the silences of transcripts: why each message shows no text, and what followed.
Status: 0 done, 1 failed, 2 wrong usage, 3 some records were damaged, 4 --fail-on found something.</source>
        <translation>Listet die Schweigestellen von Transkripten auf: warum jede Nachricht keinen Text zeigt und was darauf folgte.
Status: 0 fertig, 1 gescheitert, 2 falsche Verwendung, 3 einige Datensätze waren beschädigt, 4 --fail-on hat etwas gefunden.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="42"/>
        <location filename="../../app/commandline.cpp" line="140"/>
        <source>Files, folders, or - for standard input.</source>
        <translation>Dateien, Ordner oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="43"/>
        <source>text (default), json, jsonl or csv.</source>
        <translation>text (Vorgabe), json, jsonl oder csv.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="43"/>
        <location filename="../../app/commandline.cpp" line="146"/>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="45"/>
        <source>List these too (or all): tool-result, sidechain, near-silence, absent, assistant-empty.</source>
        <translation>Auch diese auflisten (oder all): tool-result, sidechain, near-silence, absent, assistant-empty.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="46"/>
        <location filename="../../app/commandline.cpp" line="48"/>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="47"/>
        <source>From how many seconds on a gap is a silence (default 1800).</source>
        <translation>Ab wie vielen Sekunden eine Lücke ein Schweigen ist (Vorgabe 1800).</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="47"/>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="48"/>
        <source>End with status 4 if one of these is there.</source>
        <translation>Mit Status 4 enden, wenn eines von diesen vorkommt.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="58"/>
        <source>Formats are: text, json, jsonl, csv.</source>
        <translation>Formate sind: text, json, jsonl, csv.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="64"/>
        <source>Name at least one file or folder to scan.</source>
        <translation>Bitte mindestens eine Datei oder einen Ordner zum Durchsuchen nennen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="73"/>
        <source>Give --index or --key, not both.</source>
        <translation>Bitte --index oder --key angeben, nicht beide.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="79"/>
        <source>Prints messages: their text, or why there is none.</source>
        <translation>Gibt Nachrichten aus: ihren Text oder warum es keinen gibt.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="80"/>
        <source>A transcript, or - for standard input.</source>
        <translation>Ein Transkript oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="81"/>
        <location filename="../../app/commandline.cpp" line="175"/>
        <source>The message with this number.</source>
        <translation>Die Nachricht mit dieser Nummer.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="82"/>
        <location filename="../../app/commandline.cpp" line="176"/>
        <source>The message with this id.</source>
        <translation>Die Nachricht mit dieser Kennung.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="82"/>
        <location filename="../../app/commandline.cpp" line="176"/>
        <source>id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="83"/>
        <source>Messages from A to B, both included.</source>
        <translation>Nachrichten von A bis B, beide eingeschlossen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="84"/>
        <source>The bytes of the records, as they stand in the file.</source>
        <translation>Die Bytes der Datensätze, wie sie in der Datei stehen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="95"/>
        <source>Write two message numbers, for instance 410:420.</source>
        <translation>Bitte zwei Nachrichtennummern schreiben, zum Beispiel 410:420.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="99"/>
        <source>Give --range or one message, not both.</source>
        <translation>Bitte --range oder eine Nachricht angeben, nicht beide.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="100"/>
        <location filename="../../app/commandline.cpp" line="208"/>
        <source>Name one file.</source>
        <translation>Bitte eine Datei nennen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="127"/>
        <source>Parts are: user, assistant, reasoning, tool-input, tool-output, harness.</source>
        <translation>Teile sind: user, assistant, reasoning, tool-input, tool-output, harness.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="137"/>
        <source>Finds messages. Without --exact and --regex: words that begin so, in any order; in double quotes whole words next to each other.</source>
        <translation>Findet Nachrichten. Ohne --exact und --regex: Wörter, die so beginnen, in beliebiger Reihenfolge; in doppelten Anführungszeichen ganze Wörter nebeneinander.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="139"/>
        <source>What to look for.</source>
        <translation>Wonach gesucht wird.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="141"/>
        <source>These characters, wherever they stand.</source>
        <translation>Diese Zeichen, wo immer sie stehen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="142"/>
        <source>A regular expression (PCRE2).</source>
        <translation>Ein regulärer Ausdruck (PCRE2).</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="143"/>
        <source>Capital and small letters differ.</source>
        <translation>Groß- und Kleinschreibung wird unterschieden.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="144"/>
        <source>Only in these: user, assistant, reasoning, tool-input, tool-output, harness.</source>
        <translation>Nur in diesen: user, assistant, reasoning, tool-input, tool-output, harness.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="145"/>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="146"/>
        <source>text (default) or jsonl.</source>
        <translation>text (Vorgabe) oder jsonl.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="147"/>
        <source>At most so many messages a session.</source>
        <translation>Höchstens so viele Nachrichten je Sitzung.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="162"/>
        <source>Formats are: text, jsonl.</source>
        <translation>Formate sind: text, jsonl.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="164"/>
        <source>Give --exact or --regex, not both.</source>
        <translation>Bitte --exact oder --regex angeben, nicht beide.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="165"/>
        <source>Say what to look for.</source>
        <translation>Bitte angeben, wonach gesucht werden soll.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="166"/>
        <source>Name at least one file or folder to search.</source>
        <translation>Bitte mindestens eine Datei oder einen Ordner für die Suche nennen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="173"/>
        <source>Records a reviewer&apos;s reading of one silence. What is not given stays as it is.</source>
        <translation>Hält die Deutung eines Schweigens durch einen Gutachter fest. Was nicht angegeben wird, bleibt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="174"/>
        <source>The transcript, or - for standard input.</source>
        <translation>Das Transkript oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="177"/>
        <source>Who reads.</source>
        <translation>Wer liest.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="177"/>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="178"/>
        <source>The primary reading.</source>
        <translation>Die Hauptdeutung.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="178"/>
        <location filename="../../app/commandline.cpp" line="182"/>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="179"/>
        <source>Readings that are held as well.</source>
        <translation>Deutungen, die ebenfalls vertreten werden.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="179"/>
        <location filename="../../app/commandline.cpp" line="180"/>
        <source>codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="180"/>
        <source>Readings that were considered and rejected.</source>
        <translation>Deutungen, die erwogen und verworfen wurden.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="181"/>
        <source>1 (a guess) to 5 (certain).</source>
        <translation>1 (eine Vermutung) bis 5 (sicher).</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="182"/>
        <source>What kind of response followed.</source>
        <translation>Welche Art von Reaktion folgte.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="183"/>
        <source>A note, in Markdown.</source>
        <translation>Eine Notiz, in Markdown.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="183"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="184"/>
        <source>The class that the silence should have been given.</source>
        <translation>Die Klasse, die das Schweigen hätte erhalten sollen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="184"/>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="185"/>
        <source>A whole review as one JSON object, from this file or - for standard input.</source>
        <translation>Eine ganze Begutachtung als ein JSON-Objekt, aus dieser Datei oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="186"/>
        <location filename="../../app/commandline.cpp" line="234"/>
        <location filename="../../app/commandline.cpp" line="259"/>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="209"/>
        <source>Say which message: --index or --key.</source>
        <translation>Bitte angeben, welche Nachricht: --index oder --key.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="210"/>
        <source>Say who reads: --reviewer NAME.</source>
        <translation>Bitte angeben, wer liest: --reviewer NAME.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="211"/>
        <source>Nothing to record: give --reading, --memo or another field.</source>
        <translation>Nichts festzuhalten: Bitte --reading, --memo oder ein anderes Feld angeben.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="212"/>
        <source>--review is the whole review: give no other field beside it.</source>
        <translation>--review ist die ganze Begutachtung: Bitte kein anderes Feld daneben angeben.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="214"/>
        <source>Standard input cannot be both transcript and review.</source>
        <translation>Die Standardeingabe kann nicht zugleich Transkript und Begutachtung sein.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="221"/>
        <source>Brings exported reviews into the library. Of two states of one review the later stays.</source>
        <translation>Bringt exportierte Begutachtungen in die Bibliothek. Von zwei Ständen einer Begutachtung bleibt der spätere.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="222"/>
        <source>Files that `tacet export --as jsonl` wrote, or -.</source>
        <translation>Dateien, die `tacet export --as jsonl` geschrieben hat, oder -.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="225"/>
        <source>Name at least one file of reviews.</source>
        <translation>Bitte mindestens eine Datei mit Begutachtungen nennen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="231"/>
        <source>Writes the reviews of transcripts.</source>
        <translation>Schreibt die Begutachtungen von Transkripten.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="232"/>
        <source>Transcripts; none, with jsonl: the whole library.</source>
        <translation>Transkripte; keines, mit jsonl: die ganze Bibliothek.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="233"/>
        <source>jsonl (lossless, for merge) or markdown (an essay a silence).</source>
        <translation>jsonl (verlustfrei, für merge) oder markdown (ein Essay je Schweigen).</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="233"/>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="234"/>
        <source>File to write, or - for standard output.</source>
        <translation>Zu schreibende Datei oder - für die Standardausgabe.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="235"/>
        <source>Only the silence at this message (markdown).</source>
        <translation>Nur das Schweigen bei dieser Nachricht (markdown).</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="244"/>
        <source>This version writes jsonl and markdown.</source>
        <translation>Diese Version schreibt jsonl und markdown.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="245"/>
        <source>Say what to write: --as jsonl or --as markdown.</source>
        <translation>Bitte angeben, was geschrieben werden soll: --as jsonl oder --as markdown.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="247"/>
        <source>Say where to write: --output FILE, or --output - for standard output.</source>
        <translation>Bitte angeben, wohin geschrieben werden soll: --output DATEI oder --output - für die Standardausgabe.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="248"/>
        <source>Name the transcript: an essay quotes from it.</source>
        <translation>Bitte das Transkript nennen: Ein Essay zitiert daraus.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="249"/>
        <source>--index goes with --as markdown.</source>
        <translation>--index gehört zu --as markdown.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="256"/>
        <source>Lists the formats that are read, as a scan names them, and those that you described yourself.</source>
        <translation>Listet die Formate auf, die gelesen werden, so wie ein Durchlauf sie nennt, und die selbst beschriebenen.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="258"/>
        <source>With --check: shows how its first messages are read.</source>
        <translation>Mit --check: zeigt, wie seine ersten Nachrichten gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="259"/>
        <source>Tells what is wrong with a description of a format.</source>
        <translation>Sagt, was an der Beschreibung eines Formats falsch ist.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="264"/>
        <source>A transcript goes with --check FILE, the description to read it after.</source>
        <translation>Ein Transkript gehört zu --check DATEI, der Beschreibung, nach der es gelesen werden soll.</translation>
    </message>
    <message>
        <location filename="../../app/commandline.cpp" line="265"/>
        <source>Name one transcript.</source>
        <translation>Bitte ein Transkript nennen.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="37"/>
        <source>Keep index and readings in &lt;folder&gt;, not in the user&apos;s own.</source>
        <translation>Index und Deutungen in &lt;Ordner&gt; aufbewahren, nicht im eigenen des Nutzers.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="37"/>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="38"/>
        <source>The session with this &lt;uid&gt;, where a source holds several.</source>
        <translation>Die Sitzung mit dieser &lt;uid&gt;, wo eine Quelle mehrere enthält.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="38"/>
        <source>uid</source>
        <translation>uid</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="39"/>
        <source>No progress, no notes on standard error.</source>
        <translation>Kein Fortschritt, keine Hinweise auf der Standardfehlerausgabe.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="40"/>
        <source>Print the version.</source>
        <translation>Die Version ausgeben.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="41"/>
        <source>Print this help.</source>
        <translation>Diese Hilfe ausgeben.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="128"/>
        <source>Classes are: %1, or all.</source>
        <translation>Klassen sind: %1 oder all.</translation>
    </message>
    <message>
        <location filename="../../app/optionparser.cpp" line="135"/>
        <source>--%1 cannot be &quot;%2&quot;.</source>
        <translation>--%1 kann nicht „%2“ sein.</translation>
    </message>
</context>
<context>
    <name>tacet::ConfidenceDots</name>
    <message>
        <location filename="../../ui/review/confidencedots.cpp" line="31"/>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../ui/review/confidencedots.cpp" line="32"/>
        <source>How sure you are of your reading: 1 a guess, 5 certain. Ctrl+1 to Ctrl+5; the same again takes it back.</source>
        <translation>Wie sicher Sie sich Ihrer Deutung sind: 1 eine Vermutung, 5 sicher. Strg+1 bis Strg+5; dieselbe Taste erneut nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../ui/review/confidencedots.cpp" line="51"/>
        <location filename="../../ui/review/confidencedots.cpp" line="57"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../ui/review/confidencedots.cpp" line="51"/>
        <source>– of %1</source>
        <translation>– von %1</translation>
    </message>
</context>
<context>
    <name>tacet::Console</name>
    <message>
        <location filename="../../app/cli/console.cpp" line="59"/>
        <source>The result could not be written: %1.</source>
        <translation>Das Ergebnis konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <location filename="../../app/cli/console.cpp" line="60"/>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <location filename="../../app/cli/console.cpp" line="93"/>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <location filename="../../app/cli/console.cpp" line="96"/>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <location filename="../../app/cli/console.cpp" line="98"/>
        <source>%1: %2: %3</source>
        <extracomment>%1 file, %2 where in it, %3 reason</extracomment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <location filename="../../app/cli/console.cpp" line="101"/>
        <source>%1: damaged records: %2; everything else was read.</source>
        <translation>%1: beschädigte Datensätze: %2; alles andere wurde gelesen.</translation>
    </message>
</context>
<context>
    <name>tacet::CursorDatabase</name>
    <message>
        <location filename="../../models/importers/cursordatabase.cpp" line="99"/>
        <source>A JSON object is expected here.</source>
        <translation>Hier wird ein JSON-Objekt erwartet.</translation>
    </message>
    <message>
        <location filename="../../models/importers/cursordatabase.cpp" line="168"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::Database</name>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="32"/>
        <source>The disk is full: make room and try again</source>
        <translation>Der Datenträger ist voll: Bitte Platz schaffen und erneut versuchen</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="35"/>
        <source>The database is in use by another program: try again when it is done</source>
        <translation>Die Datenbank wird von einem anderen Programm verwendet: Bitte erneut versuchen, wenn es fertig ist</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="38"/>
        <source>The database could not be opened: see whether its folder exists and is yours</source>
        <translation>Die Datenbank konnte nicht geöffnet werden: Bitte prüfen, ob ihr Ordner vorhanden ist und Ihnen gehört</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="43"/>
        <source>The database may not be written: see the permissions of the file and its folder</source>
        <translation>Die Datenbank darf nicht beschrieben werden: Bitte die Berechtigungen der Datei und ihres Ordners prüfen</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="47"/>
        <source>The database is damaged or is none</source>
        <translation>Die Datenbank ist beschädigt oder keine Datenbank</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="49"/>
        <source>The database could not be read or written</source>
        <translation>Die Datenbank konnte nicht gelesen oder beschrieben werden</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="51"/>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <location filename="../../models/sqlite/sqliteerror.cpp" line="53"/>
        <source>The database refused</source>
        <translation>Die Datenbank hat abgelehnt</translation>
    </message>
</context>
<context>
    <name>tacet::Dispute</name>
    <message>
        <location filename="../../models/analysis/disputewords.cpp" line="25"/>
        <source>%1 disputes this: %2</source>
        <translation>%1 ficht dies an: %2</translation>
    </message>
    <message>
        <location filename="../../models/analysis/disputewords.cpp" line="26"/>
        <source>%1 disputes this</source>
        <translation>%1 ficht dies an</translation>
    </message>
    <message>
        <location filename="../../models/analysis/disputewords.cpp" line="28"/>
        <source>%1. Reason: %2</source>
        <translation>%1. Begründung: %2</translation>
    </message>
</context>
<context>
    <name>tacet::DisputeForm</name>
    <message>
        <location filename="../../ui/review/disputeform.cpp" line="23"/>
        <source>Why the computed class is wrong</source>
        <translation>Warum die berechnete Klasse falsch ist</translation>
    </message>
    <message>
        <location filename="../../ui/review/disputeform.cpp" line="25"/>
        <source>The class that you would give</source>
        <translation>Die Klasse, die Sie vergeben würden</translation>
    </message>
    <message>
        <location filename="../../ui/review/disputeform.cpp" line="27"/>
        <source>Choose a class…</source>
        <translation>Klasse wählen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/review/disputeform.cpp" line="30"/>
        <source>Why? Your objection stands beside the computed class, never over it.</source>
        <translation>Warum? Ihr Einwand steht neben der berechneten Klasse, nie an ihrer Stelle.</translation>
    </message>
    <message>
        <location filename="../../ui/review/disputeform.cpp" line="31"/>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
</context>
<context>
    <name>tacet::Dossier</name>
    <message>
        <location filename="../../models/operations/dossier.cpp" line="292"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::Drift</name>
    <message>
        <location filename="../../models/analysis/drift.cpp" line="48"/>
        <source>no reading</source>
        <translation>keine Deutung</translation>
    </message>
    <message>
        <location filename="../../models/analysis/drift.cpp" line="70"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../models/analysis/drift.cpp" line="75"/>
        <source>also %1 now</source>
        <translation>jetzt auch %1</translation>
    </message>
    <message>
        <location filename="../../models/analysis/drift.cpp" line="77"/>
        <source>no longer %1</source>
        <translation>nicht mehr %1</translation>
    </message>
    <message>
        <location filename="../../models/analysis/drift.cpp" line="79"/>
        <source>confidence %1%2</source>
        <translation>Sicherheit %1%2</translation>
    </message>
</context>
<context>
    <name>tacet::ErrorBanner</name>
    <message>
        <location filename="../../ui/common/errorbanner.cpp" line="33"/>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="../../ui/common/errorbanner.cpp" line="40"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>tacet::Essay</name>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="40"/>
        <source>silence</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="40"/>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="40"/>
        <source>reviewer</source>
        <translation>Gutachter</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="40"/>
        <source>reading</source>
        <translation>Deutung</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="41"/>
        <source>confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="41"/>
        <source>response</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="75"/>
        <source>%1, %2: %3, once message %4 (%5)</source>
        <translation>%1, %2: %3, früher Nachricht %4 (%5)</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="83"/>
        <source>Readings whose message is no longer there</source>
        <translation>Deutungen, deren Nachricht nicht mehr vorhanden ist</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="89"/>
        <source>Silences in “%1”</source>
        <translation>Schweigen in „%1“</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="90"/>
        <source>Silences</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essay.cpp" line="92"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="25"/>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="25"/>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="36"/>
        <source>Response</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="38"/>
        <source>Reading</source>
        <translation>Deutung</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="42"/>
        <source>Flag</source>
        <translation>Auffälligkeit</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="49"/>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="51"/>
        <source>changed to %1</source>
        <translation>geändert in %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="55"/>
        <source>ignored</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="65"/>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="65"/>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="69"/>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="69"/>
        <source>before → after</source>
        <translation>davor → danach</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="69"/>
        <source>shift</source>
        <translation>Veränderung</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="70"/>
        <source>usual in this session</source>
        <translation>üblich in dieser Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="86"/>
        <source>Usual: the same measures around the user&apos;s turns with words, %1 of %2 measured; median, quartiles, n.</source>
        <translation>Üblich: dieselben Maße um die Redebeiträge des Nutzers mit Worten, %1 von %2 gemessen; Median, Quartile, n.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="99"/>
        <source>Likely reading %1: %2</source>
        <translation>Wahrscheinliche Deutung %1: %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="102"/>
        <source>Flag, %1 (%2): %3</source>
        <translation>Auffälligkeit, %1 (%2): %3</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="128"/>
        <source>Begun blind: without sight of anybody else&apos;s reading or of any proposal.</source>
        <translation>Blind begonnen: ohne Kenntnis der Deutung anderer oder eines Vorschlags.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="137"/>
        <source>What follows was shown before a first reading, %1.</source>
        <translation>Das Folgende wurde vor einer ersten Deutung gezeigt, %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="138"/>
        <source>First reading, before what follows was shown (%1): %2%3.</source>
        <translation>Erste Deutung, bevor das Folgende gezeigt wurde (%1): %2%3.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="140"/>
        <source>, confidence %1 of 5</source>
        <translation>, Sicherheit %1 von 5</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="144"/>
        <source>Rationale then, %1: %2</source>
        <translation>Damalige Begründung, %1: %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaymeasures.cpp" line="147"/>
        <source>Drift since: %1.</source>
        <translation>Verschiebung seither: %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="26"/>
        <source>Silence at %1: %2</source>
        <translation>Schweigen bei %1: %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="67"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="70"/>
        <location filename="../../models/exporters/essaysections.cpp" line="97"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="75"/>
        <source>Subject message</source>
        <translation>Betroffene Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="77"/>
        <source>key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="82"/>
        <source>In the conversation “%1”.</source>
        <translation>Im Gespräch „%1“.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="85"/>
        <source>What was actually said</source>
        <translation>Was tatsächlich gesagt wurde</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="89"/>
        <source>(Bytes left out here: %1.)</source>
        <translation>(Hier ausgelassene Bytes: %1.)</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="96"/>
        <source>Why it shows no text</source>
        <translation>Warum kein Text zu sehen ist</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="100"/>
        <source>Class: %1</source>
        <translation>Klasse: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="102"/>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="104"/>
        <source>Inferred, confidence %1</source>
        <translation>Erschlossen, Sicherheit %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="105"/>
        <source>A person&apos;s act: %1; given to the model: %2</source>
        <translation>Handlung einer Person: %1; dem Modell gegeben: %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="108"/>
        <source>Proof: %1</source>
        <translation>Nachweis: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="109"/>
        <source>SHA-256 of the record: %1</source>
        <translation>SHA-256 des Datensatzes: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="113"/>
        <source>Disputed by %1, who calls it %2%3</source>
        <translation>Angefochten von %1; dort heißt es %2%3</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="123"/>
        <source>The turn before made this slot: %1.</source>
        <translation>Der Redebeitrag davor schuf diese Position: %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="126"/>
        <source>Time since the answer before: %1, %2.</source>
        <translation>Zeit seit der vorigen Antwort: %1, %2.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="129"/>
        <source>It is longer than %1 of this person&apos;s %2 times.</source>
        <translation>Sie ist länger als %1 der %2 Zeiten dieser Person.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="133"/>
        <source>Left hanging: “%1”</source>
        <translation>Offen geblieben: „%1“</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="138"/>
        <source>The context before</source>
        <translation>Der Kontext davor</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="143"/>
        <source>Why send it</source>
        <translation>Wozu es gesendet wurde</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="157"/>
        <source>Confidence: %1 of 5.</source>
        <translation>Sicherheit: %1 von 5.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="167"/>
        <source>Response: message %1.</source>
        <translation>Reaktion: Nachricht %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="168"/>
        <source>Response: messages %1 to %2.</source>
        <translation>Reaktion: Nachrichten %1 bis %2.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="170"/>
        <source>No response follows.</source>
        <translation>Es folgt keine Reaktion.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="174"/>
        <source>The program proposes no kind of response.</source>
        <translation>Das Programm schlägt keine Art der Reaktion vor.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="175"/>
        <source>The program proposes: %1.</source>
        <translation>Das Programm schlägt vor: %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="177"/>
        <source>Measured: %1.</source>
        <translation>Gemessen: %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="182"/>
        <source>How the assistant took it</source>
        <translation>Wie der Assistent es aufnahm</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="186"/>
        <source>Chosen: %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="197"/>
        <source>What shifted</source>
        <translation>Was sich verändert hat</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="204"/>
        <source>Proposals of the program</source>
        <translation>Vorschläge des Programms</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="210"/>
        <source>Assumptions and their consequences</source>
        <translation>Annahmen und ihre Folgen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="215"/>
        <source>Borne out: %1.</source>
        <translation>Bestätigt: %1.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="217"/>
        <source>Consequence: %1</source>
        <translation>Folge: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="226"/>
        <source>Input and output knowledge</source>
        <translation>Wissen davor und danach</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="235"/>
        <source>Needed to understand this silence:</source>
        <translation>Nötig, um dieses Schweigen zu verstehen:</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="236"/>
        <source>Created by it:</source>
        <translation>Durch es entstanden:</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="245"/>
        <source>Mistakes and incorrect assumptions</source>
        <translation>Fehler und falsche Annahmen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="251"/>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="260"/>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="278"/>
        <source>Reviewer: %1 (%2, codebook revision %3, last changed %4)</source>
        <translation>Gutachter: %1 (%2, Codebuch-Revision %3, zuletzt geändert %4)</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="282"/>
        <source>**the message has changed since**</source>
        <translation>**die Nachricht hat sich seither geändert**</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="288"/>
        <source>Thresholds: %1</source>
        <translation>Schwellen: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="290"/>
        <source>Session: %1 (%2, messages: %3)</source>
        <translation>Sitzung: %1 (%2, Nachrichten: %3)</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="292"/>
        <source>SHA-256 of the message&apos;s content: %1</source>
        <translation>SHA-256 des Inhalts der Nachricht: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="293"/>
        <source>Program: Tacet %1</source>
        <translation>Programm: Tacet %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="294"/>
        <source>About this text</source>
        <translation>Über diesen Text</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="301"/>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="311"/>
        <source>The thinking process</source>
        <translation>Der Denkvorgang</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="313"/>
        <source>Conclusion</source>
        <translation>Fazit</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="314"/>
        <source>Memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaysections.cpp" line="316"/>
        <source>How it was read</source>
        <translation>Wie es gedeutet wurde</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="19"/>
        <source>the session begins</source>
        <translation>die Sitzung beginnt</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="21"/>
        <source>a question is pending</source>
        <translation>eine Frage ist offen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="23"/>
        <source>a proposal is pending</source>
        <translation>ein Vorschlag ist offen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="25"/>
        <source>a report was delivered</source>
        <translation>ein Bericht wurde abgegeben</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="27"/>
        <source>bad news was delivered</source>
        <translation>eine schlechte Nachricht wurde überbracht</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="29"/>
        <source>work is in progress</source>
        <translation>Arbeit ist im Gang</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="31"/>
        <source>the turn ended in an error</source>
        <translation>der Redebeitrag endete mit einem Fehler</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="35"/>
        <source>the turn was interrupted</source>
        <translation>der Redebeitrag wurde unterbrochen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="42"/>
        <source>a pause</source>
        <translation>eine Pause</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="44"/>
        <source>a gap</source>
        <translation>eine Lücke</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="46"/>
        <source>a lapse</source>
        <translation>eine Gesprächsflaute</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="48"/>
        <source>an attributable silence</source>
        <translation>ein zurechenbares Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="52"/>
        <source>of no known kind</source>
        <translation>keiner bekannten Art</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="59"/>
        <source>primary</source>
        <translation>Hauptdeutung</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="61"/>
        <source>also held</source>
        <translation>ebenfalls vertreten</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="65"/>
        <source>considered and rejected</source>
        <translation>erwogen und verworfen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="72"/>
        <source>User</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="74"/>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="76"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="80"/>
        <source>Harness</source>
        <translation>Harness</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="87"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="89"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="91"/>
        <source>partly</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="95"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="102"/>
        <source>low severity</source>
        <translation>geringe Schwere</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="104"/>
        <source>medium severity</source>
        <translation>mittlere Schwere</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="108"/>
        <source>high severity</source>
        <translation>hohe Schwere</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="115"/>
        <source>unread</source>
        <translation>ungelesen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="117"/>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="119"/>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="121"/>
        <source>put off</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="123"/>
        <source>needs a second reader</source>
        <translation>braucht ein Zweitgutachten</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="125"/>
        <source>disputed</source>
        <translation>angefochten</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="129"/>
        <source>adjudicated</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="146"/>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="148"/>
        <source>table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="162"/>
        <source>rows found: %1, in %2</source>
        <translation>gefundene Zeilen: %1, in %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="163"/>
        <source>the whole text</source>
        <translation>der ganze Text</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="165"/>
        <source>no %1 in %2</source>
        <translation>kein %1 in %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="166"/>
        <source>%1, at byte %2 of %3, length %4</source>
        <translation>%1, bei Byte %2 von %3, Länge %4</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="200"/>
        <source>no text: %1</source>
        <translation>kein Text: %1</translation>
    </message>
    <message>
        <location filename="../../models/exporters/essaywords.cpp" line="205"/>
        <source>(Characters left out here: %1.)</source>
        <translation>(Hier ausgelassene Zeichen: %1.)</translation>
    </message>
</context>
<context>
    <name>tacet::ExportCommand</name>
    <message>
        <location filename="../../app/cli/exportcommand.cpp" line="95"/>
        <source>Nothing in it is reviewed yet; `tacet code` records a reading.</source>
        <translation>Darin ist noch nichts begutachtet; `tacet code` hält eine Deutung fest.</translation>
    </message>
</context>
<context>
    <name>tacet::FindSources</name>
    <message>
        <location filename="../../models/operations/findsources.cpp" line="24"/>
        <source>No transcript was found in the folder. Name the file, or the folder that holds it.</source>
        <translation>In dem Ordner wurde kein Transkript gefunden. Bitte die Datei nennen oder den Ordner, der sie enthält.</translation>
    </message>
    <message>
        <location filename="../../models/operations/findsources.cpp" line="31"/>
        <source>There is no such file or folder. Check the name.</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht. Bitte den Namen prüfen.</translation>
    </message>
</context>
<context>
    <name>tacet::Flags</name>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="35"/>
        <source>permission assumed from silence</source>
        <translation>Erlaubnis aus Schweigen abgeleitet</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="37"/>
        <source>invented premise</source>
        <translation>erfundene Voraussetzung</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="39"/>
        <source>plan changed</source>
        <translation>Plan geändert</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="41"/>
        <source>repeated itself</source>
        <translation>hat sich wiederholt</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="45"/>
        <source>claimed done</source>
        <translation>als erledigt behauptet</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="52"/>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="54"/>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="58"/>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <location filename="../../models/analysis/flagwords.cpp" line="81"/>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
</context>
<context>
    <name>tacet::FoldHeader</name>
    <message>
        <location filename="../../ui/review/foldsection.cpp" line="47"/>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <location filename="../../ui/review/foldsection.cpp" line="47"/>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <location filename="../../ui/review/foldsection.cpp" line="48"/>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <location filename="../../ui/review/foldsection.cpp" line="48"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tacet::ForeignDatabase</name>
    <message>
        <location filename="../../models/importers/foreigndatabase.cpp" line="46"/>
        <source>The database could not be copied to the cache: %1. Make room, or close the program that writes it.</source>
        <translation>Die Datenbank konnte nicht in den Zwischenspeicher kopiert werden: %1. Bitte Platz schaffen oder das Programm schließen, das sie schreibt.</translation>
    </message>
    <message>
        <location filename="../../models/importers/foreigndatabase.cpp" line="70"/>
        <source>The database is being written all the time. Close the program that writes it, and open it again.</source>
        <translation>Die Datenbank wird ständig beschrieben. Bitte das Programm schließen, das sie schreibt, und sie erneut öffnen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/foreigndatabase.cpp" line="90"/>
        <source>The cache cannot be written: %1.</source>
        <translation>Der Zwischenspeicher kann nicht beschrieben werden: %1.</translation>
    </message>
</context>
<context>
    <name>tacet::FormatDescriber</name>
    <message>
        <location filename="../../ui/formats/formatdescriber.cpp" line="30"/>
        <source>Describe This Format…</source>
        <translation>Dieses Format beschreiben&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tacet::FormatDialog</name>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="53"/>
        <source>Describe the Format of %1</source>
        <translation>Format von %1 beschreiben</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="70"/>
        <source>Tacet does not know this kind of file. Say which key is what; the right side shows what comes of it.</source>
        <translation>Tacet kennt diese Art von Datei nicht. Geben Sie an, welcher Schlüssel was ist; die rechte Seite zeigt, was daraus wird.</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="74"/>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="75"/>
        <source>What is what</source>
        <translation>Was ist was</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="76"/>
        <source>The messages</source>
        <translation>Die Nachrichten</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="88"/>
        <source>&amp;Save and Open</source>
        <translation>&amp;Speichern und öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="110"/>
        <source>Choose the key of the role: it says who speaks.</source>
        <translation>Bitte den Schlüssel der Rolle wählen: Er sagt, wer spricht.</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="112"/>
        <source>Choose the key of the text.</source>
        <translation>Bitte den Schlüssel des Textes wählen.</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="152"/>
        <source>The description cannot be saved: %1. Make room, or check the permissions.</source>
        <translation>Die Beschreibung kann nicht gespeichert werden: %1. Bitte Platz schaffen oder die Berechtigungen prüfen.</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatdialog.cpp" line="155"/>
        <source>its folder cannot be made</source>
        <translation>ihr Ordner kann nicht angelegt werden</translation>
    </message>
</context>
<context>
    <name>tacet::FormatForm</name>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="76"/>
        <source>Read it so even where Tacet knows the file</source>
        <translation>Auch dann so lesen, wenn Tacet die Datei kennt</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="79"/>
        <source>Name of the format</source>
        <translation>Name des Formats</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="80"/>
        <source>Where the messages are</source>
        <translation>Wo die Nachrichten stehen</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="81"/>
        <source>Key of the role</source>
        <translation>Schlüssel der Rolle</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="82"/>
        <source>Key of the text</source>
        <translation>Schlüssel des Textes</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="83"/>
        <source>Key of the time</source>
        <translation>Schlüssel der Zeit</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="84"/>
        <source>Key of the id</source>
        <translation>Schlüssel der Kennung</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="86"/>
        <location filename="../../ui/formats/formatform.cpp" line="111"/>
        <source>Who speaks in which role</source>
        <translation>Wer in welcher Rolle spricht</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="87"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="87"/>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="87"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="101"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="102"/>
        <source>&amp;Messages</source>
        <translation>Na&amp;chrichten</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="103"/>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="104"/>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="105"/>
        <source>T&amp;ime</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="106"/>
        <source>I&amp;d</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="144"/>
        <source>each line is one</source>
        <translation>jede Zeile ist eine</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="146"/>
        <source>the whole list</source>
        <translation>die ganze Liste</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="148"/>
        <source>%1, in each of %2</source>
        <translation>%1, in jedem von %2</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="149"/>
        <source>the list</source>
        <translation>die Liste</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="164"/>
        <source>choose…</source>
        <translation>wählen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="164"/>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="192"/>
        <source>User</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="192"/>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="192"/>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="192"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="192"/>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="193"/>
        <source>Who speaks as %1</source>
        <translation>Wer als %1 spricht</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="267"/>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="268"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="269"/>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="270"/>
        <source>id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatform.cpp" line="271"/>
        <source>model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>tacet::FormatPreviewView</name>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="25"/>
        <source>user</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="27"/>
        <source>assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="29"/>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="33"/>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="50"/>
        <source>No message was found: check where the messages are, and the roles.</source>
        <translation>Keine Nachricht gefunden: Bitte prüfen, wo die Nachrichten stehen, und die Rollen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/formats/formatpreviewview.cpp" line="55"/>
        <source>%n record(s) without a role are left out.</source>
        <translation>
            <numerusform>%n Datensatz ohne Rolle wird ausgelassen.</numerusform>
            <numerusform>%n Datensätze ohne Rolle werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/formats/formatpreviewview.cpp" line="56"/>
        <source>%n record(s) with the role &quot;%1&quot; are left out.</source>
        <translation>
            <numerusform>%n Datensatz mit der Rolle „%1“ wird ausgelassen.</numerusform>
            <numerusform>%n Datensätze mit der Rolle „%1“ werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/formats/formatpreviewview.cpp" line="60"/>
        <source>%n damaged record(s).</source>
        <translation>
            <numerusform>%n beschädigter Datensatz.</numerusform>
            <numerusform>%n beschädigte Datensätze.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="76"/>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="76"/>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="76"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="76"/>
        <source>Silence</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/formats/formatpreviewview.cpp" line="86"/>
        <source>First messages as they would be read</source>
        <translation>Erste Nachrichten, wie sie gelesen würden</translation>
    </message>
</context>
<context>
    <name>tacet::FormatSample</name>
    <message numerus="yes">
        <location filename="../../models/importers/formatsample.cpp" line="91"/>
        <source>list of %n</source>
        <translation>
            <numerusform>Liste mit %n Eintrag</numerusform>
            <numerusform>Liste mit %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../models/importers/formatsample.cpp" line="203"/>
        <source>This is neither JSON nor JSON Lines: it cannot be described.</source>
        <translation>Dies ist weder JSON noch JSON Lines: Es kann nicht beschrieben werden.</translation>
    </message>
</context>
<context>
    <name>tacet::FormatsCommand</name>
    <message>
        <location filename="../../app/cli/formatscommand.cpp" line="37"/>
        <source>%1 in each project</source>
        <translation>%1 in jedem Projekt</translation>
    </message>
    <message>
        <location filename="../../app/cli/formatscommand.cpp" line="78"/>
        <source>Files also compressed with gzip or zstd, or in a ZIP or tar archive (FORMAT+archive).</source>
        <translation>Dateien auch mit gzip oder zstd komprimiert oder in einem ZIP- oder tar-Archiv (FORMAT+archive).</translation>
    </message>
    <message>
        <location filename="../../app/cli/formatscommand.cpp" line="80"/>
        <source>Your own:</source>
        <translation>Eigene:</translation>
    </message>
    <message>
        <location filename="../../app/cli/formatscommand.cpp" line="117"/>
        <source>No message was found.</source>
        <translation>Keine Nachricht gefunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="122"/>
        <source>Passed over: %n record(s) with the role &quot;%1&quot;.</source>
        <translation>
            <numerusform>Übergangen: %n Datensatz mit der Rolle „%1“.</numerusform>
            <numerusform>Übergangen: %n Datensätze mit der Rolle „%1“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="124"/>
        <source>No message: %n record(s) without a role.</source>
        <translation>
            <numerusform>Keine Nachricht: %n Datensatz ohne Rolle.</numerusform>
            <numerusform>Keine Nachricht: %n Datensätze ohne Rolle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="125"/>
        <source>No message: %n record(s) with the role &quot;%1&quot;, which is not among &quot;roles&quot;.</source>
        <translation>
            <numerusform>Keine Nachricht: %n Datensatz mit der Rolle „%1“, die nicht unter „roles“ steht.</numerusform>
            <numerusform>Keine Nachricht: %n Datensätze mit der Rolle „%1“, die nicht unter „roles“ steht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="131"/>
        <source>Damaged: %n record(s).</source>
        <translation>
            <numerusform>Beschädigt: %n Datensatz.</numerusform>
            <numerusform>Beschädigt: %n Datensätze.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/cli/formatscommand.cpp" line="142"/>
        <source>%1: in order. It describes %2 (house-%3).</source>
        <translation>%1: in Ordnung. Beschreibt %2 (house-%3).</translation>
    </message>
</context>
<context>
    <name>tacet::GooseDatabase</name>
    <message>
        <location filename="../../models/importers/goosedatabase.cpp" line="125"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::HeaderBar</name>
    <message>
        <location filename="../../ui/mainwindow/headerbar.cpp" line="27"/>
        <source>Who reads. Click to read under another name.</source>
        <translation>Wer liest. Klicken, um unter einem anderen Namen zu lesen.</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/headerbar.cpp" line="36"/>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/headerbar.cpp" line="38"/>
        <source>The transcript is being written to. What is appended comes in by itself.</source>
        <translation>In das Transkript wird gerade geschrieben. Was hinzukommt, erscheint von selbst.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/headerbar.cpp" line="56"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/headerbar.cpp" line="67"/>
        <source>%1 · %2 of %3 read</source>
        <translation>%1 · %2 von %3 gelesen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/headerbar.cpp" line="68"/>
        <source>Reviewer: %1</source>
        <translation>Gutachter: %1</translation>
    </message>
</context>
<context>
    <name>tacet::HindsightNote</name>
    <message>
        <location filename="../../ui/review/hindsightnote.cpp" line="22"/>
        <source>What follows is hidden. Ctrl+Enter records this as your first reading and shows it.</source>
        <translation>Das Folgende ist verborgen. Strg+Eingabe hält dies als Ihre erste Deutung fest und zeigt es.</translation>
    </message>
    <message>
        <location filename="../../ui/review/hindsightnote.cpp" line="25"/>
        <source>Show it without a first reading</source>
        <translation>Ohne erste Deutung zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/review/hindsightnote.cpp" line="57"/>
        <source>First reading, before what follows was shown: %1. Drift since: %2.</source>
        <translation>Erste Deutung, bevor das Folgende gezeigt wurde: %1. Verschiebung seither: %2.</translation>
    </message>
    <message>
        <location filename="../../ui/review/hindsightnote.cpp" line="59"/>
        <source>What follows was shown before a first reading.</source>
        <translation>Das Folgende wurde vor einer ersten Deutung gezeigt.</translation>
    </message>
</context>
<context>
    <name>tacet::HistoryView</name>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="25"/>
        <source>Restore this state</source>
        <translation>Diesen Stand wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="27"/>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="27"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="27"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="30"/>
        <source>Changes of this review</source>
        <translation>Änderungen dieser Begutachtung</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="39"/>
        <source>Makes the review what it was after this change; can be undone like any other change</source>
        <translation>Macht die Begutachtung zu dem, was sie nach dieser Änderung war; lässt sich rückgängig machen wie jede andere Änderung</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="72"/>
        <source>Nothing has been recorded yet. Every change of this review will stand here, with who made it and when.</source>
        <translation>Noch ist nichts festgehalten. Jede Änderung dieser Begutachtung wird hier stehen, mit Urheber und Zeit.</translation>
    </message>
    <message>
        <location filename="../../ui/review/historyview.cpp" line="99"/>
        <source>Nothing that is shown here has changed.</source>
        <translation>Nichts, was hier gezeigt wird, hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>tacet::HouseFormat</name>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="53"/>
        <source>%1 is no path</source>
        <translation>%1 ist kein Pfad</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="62"/>
        <source>must be a path, with a text, a number, true or false</source>
        <translation>muss ein Pfad sein, mit einem Text, einer Zahl, true oder false</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="66"/>
        <source>says nothing: list in &quot;keys&quot; those that every file of this format has, and few others</source>
        <translation>sagt nichts: Bitte in &quot;keys&quot; die Schlüssel auflisten, die jede Datei dieses Formats hat und sonst kaum eine</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="75"/>
        <source>is missing: &quot;lines&quot; (one JSON object a line) or &quot;document&quot; (one JSON document)</source>
        <translation>fehlt: &quot;lines&quot; (ein JSON-Objekt je Zeile) oder &quot;document&quot; (ein JSON-Dokument)</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="81"/>
        <source>is missing: the path to the array of messages, or &quot;&quot; if the document is that array</source>
        <translation>fehlt: der Pfad zum Array der Nachrichten oder &quot;&quot;, wenn das Dokument dieses Array ist</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="84"/>
        <source>belongs to documents: where each line is a conversation, &quot;messages&quot; is enough</source>
        <translation>gehört zu Dokumenten: Wo jede Zeile ein Gespräch ist, genügt &quot;messages&quot;</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="129"/>
        <source>names nobody: for each value of the role, say user, assistant, tool, system or skip</source>
        <translation>benennt niemanden: Bitte für jeden Wert der Rolle user, assistant, tool, system oder skip angeben</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="139"/>
        <source>says how times are written: leave &quot;unit&quot; out</source>
        <translation>sagt, wie Zeiten geschrieben sind: Bitte &quot;unit&quot; weglassen</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="172"/>
        <source>is no tag: write its name alone, without &lt; and &gt;</source>
        <translation>ist kein Tag: Bitte nur den Namen schreiben, ohne &lt; und &gt;</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="180"/>
        <source>is missing: add &quot;class&quot;: &quot;auto-reply&quot;</source>
        <translation>fehlt: Bitte &quot;class&quot;: &quot;auto-reply&quot; hinzufügen</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="202"/>
        <source>must be &quot;%1&quot;</source>
        <translation>muss &quot;%1&quot; sein</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="205"/>
        <source>is of a newer Tacet: this one reads 1</source>
        <translation>stammt von einem neueren Tacet: dieses liest 1</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="207"/>
        <source>must be 1, without quotes</source>
        <translation>muss 1 sein, ohne Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="210"/>
        <source>must be small letters a to z, digits and single hyphens</source>
        <translation>darf nur Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche enthalten</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="221"/>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="236"/>
        <source>is no JSON: %1</source>
        <translation>ist kein JSON: %1</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="238"/>
        <source>A mapping is one JSON object: { … }</source>
        <translation>Eine Zuordnung ist ein JSON-Objekt: { … }</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="264"/>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="266"/>
        <source>The file is too large for a mapping: move it elsewhere.</source>
        <translation>Die Datei ist zu groß für eine Zuordnung: Bitte anderswohin verschieben.</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseformat.cpp" line="281"/>
        <source>%1 has the same id: choose another</source>
        <translation>%1 hat dieselbe Kennung: Bitte eine andere wählen</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="27"/>
        <source>must be an object: { … }</source>
        <translation>muss ein Objekt sein: { … }</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="51"/>
        <source>must be a text in quotes</source>
        <translation>muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="60"/>
        <source>is missing: add &quot;%1&quot;: &quot;%2&quot;</source>
        <translation>fehlt: Bitte &quot;%1&quot;: &quot;%2&quot; hinzufügen</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="62"/>
        <source>is empty: write for instance &quot;%1&quot;</source>
        <translation>ist leer: Bitte zum Beispiel &quot;%1&quot; schreiben</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="71"/>
        <source>must be true or false, without quotes</source>
        <translation>muss true oder false sein, ohne Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="78"/>
        <source>must be the name of a key, or a path such as &quot;/a/b&quot;, in quotes</source>
        <translation>muss der Name eines Schlüssels sein oder ein Pfad wie &quot;/a/b&quot;, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="83"/>
        <source>is no path: after ~ stands 0 or 1 (~0 is ~, ~1 is /)</source>
        <translation>ist kein Pfad: Nach ~ steht 0 oder 1 (~0 ist ~, ~1 ist /)</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="98"/>
        <source>is missing: add &quot;%1&quot;: &quot;%2&quot;, with the key that your file has</source>
        <translation>fehlt: Bitte &quot;%1&quot;: &quot;%2&quot; hinzufügen, mit dem Schlüssel, den Ihre Datei hat</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="113"/>
        <source>must be a list of texts: [&quot;…&quot;, &quot;…&quot;]</source>
        <translation>muss eine Liste von Texten sein: [&quot;…&quot;, &quot;…&quot;]</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="120"/>
        <source>must be a text in quotes that is not empty</source>
        <translation>muss ein nicht leerer Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="138"/>
        <source>must be a list of objects: [{ … }, { … }]</source>
        <translation>muss eine Liste von Objekten sein: [{ … }, { … }]</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="157"/>
        <source>must be one of: %1</source>
        <translation>muss eines von diesen sein: %1</translation>
    </message>
    <message>
        <location filename="../../models/importers/mappingobject.cpp" line="165"/>
        <source>is not known here; known are: %1</source>
        <translation>ist hier nicht bekannt; bekannt sind: %1</translation>
    </message>
</context>
<context>
    <name>tacet::HouseImporter</name>
    <message>
        <location filename="../../models/importers/houseimporter.cpp" line="269"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/houseimporter.cpp" line="299"/>
        <source>There is no array at &quot;%1&quot;, where the mapping %2 has the messages: correct the path, or the keys by which the format is recognised.</source>
        <translation>An „%1“, wo die Nachrichten laut Zuordnung %2 stehen, ist kein Array: Bitte den Pfad berichtigen oder die Schlüssel, an denen das Format erkannt wird.</translation>
    </message>
</context>
<context>
    <name>tacet::ImportLock</name>
    <message>
        <location filename="../../models/operations/importlock.cpp" line="62"/>
        <location filename="../../models/operations/importlock.cpp" line="73"/>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <location filename="../../models/operations/importlock.cpp" line="68"/>
        <source>The library&apos;s folder cannot be written: see its permissions, or choose another with --library</source>
        <translation>Der Ordner der Bibliothek kann nicht beschrieben werden: Bitte seine Berechtigungen prüfen oder mit --library einen anderen wählen</translation>
    </message>
</context>
<context>
    <name>tacet::ImporterRegistry</name>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="33"/>
        <source>In this ZIP archive there is no transcript of a kind that is known, or it is damaged.</source>
        <translation>In diesem ZIP-Archiv ist kein Transkript einer bekannten Art, oder es ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="36"/>
        <source>What is compressed in this gzip file is no transcript of a kind that is known, or it is damaged.</source>
        <translation>Was in dieser gzip-Datei komprimiert ist, ist kein Transkript einer bekannten Art, oder es ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="40"/>
        <source>What is compressed in this zstd file is no transcript of a kind that is known, or it is damaged.</source>
        <translation>Was in dieser zstd-Datei komprimiert ist, ist kein Transkript einer bekannten Art, oder es ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="43"/>
        <source>This is a PDF document, not a transcript.</source>
        <translation>Dies ist ein PDF-Dokument, kein Transkript.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="46"/>
        <location filename="../../models/importers/inputdescription.cpp" line="49"/>
        <source>This text is UTF-16. Save it as UTF-8 and open it again.</source>
        <translation>Dieser Text ist UTF-16. Bitte als UTF-8 speichern und erneut öffnen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="65"/>
        <source>This says of a session of Cline when it ran. Its messages are in a file beside it, which ends in .messages.json.</source>
        <translation>Diese Datei sagt, wann eine Sitzung von Cline lief. Deren Nachrichten stehen in einer Datei daneben, die auf .messages.json endet.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="68"/>
        <source>This is JSON, but no transcript of a kind that is known. tacet formats lists what can be read.</source>
        <translation>Dies ist JSON, aber kein Transkript einer bekannten Art. tacet formats listet auf, was gelesen werden kann.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="75"/>
        <source>This SQLite database cannot be read: %1</source>
        <translation>Diese SQLite-Datenbank kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="77"/>
        <source>This database belongs to another program called opencode, now Crush, whose sessions are not read.</source>
        <translation>Diese Datenbank gehört zu einem anderen Programm namens opencode, heute Crush, dessen Sitzungen nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="79"/>
        <source>This SQLite database holds no sessions of a kind that is known. tacet formats lists what can be read.</source>
        <translation>Diese SQLite-Datenbank enthält keine Sitzungen einer bekannten Art. tacet formats listet auf, was gelesen werden kann.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="87"/>
        <source>This is a binary file, not a transcript. tacet formats lists what can be read.</source>
        <translation>Dies ist eine Binärdatei, kein Transkript. tacet formats listet auf, was gelesen werden kann.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="90"/>
        <source>This file holds nothing but white space.</source>
        <translation>Diese Datei enthält nur Leerraum.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="93"/>
        <source>This is plain text, but no transcript of a kind that is known. tacet formats lists what can be read.</source>
        <translation>Dies ist reiner Text, aber kein Transkript einer bekannten Art. tacet formats listet auf, was gelesen werden kann.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="102"/>
        <source>No sessions were found in this folder. Open a transcript file, or the folder &quot;storage&quot; of opencode.</source>
        <translation>In diesem Ordner wurden keine Sitzungen gefunden. Bitte eine Transkriptdatei oder den Ordner „storage“ von opencode öffnen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="107"/>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <location filename="../../models/importers/inputdescription.cpp" line="109"/>
        <source>This is a chat store of Cursor&apos;s, which is not read. Open the same chat below .cursor/projects, in agent-transcripts.</source>
        <translation>Dies ist ein Chat-Speicher von Cursor; er wird nicht gelesen. Bitte denselben Chat unter .cursor/projects, in agent-transcripts, öffnen.</translation>
    </message>
</context>
<context>
    <name>tacet::InspectImporter</name>
    <message>
        <location filename="../../models/importers/inspectimporter.cpp" line="152"/>
        <source>Inspect log</source>
        <translation>Inspect-Protokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/inspectimporter.cpp" line="153"/>
        <source>Inspect events</source>
        <translation>Inspect-Ereignisse</translation>
    </message>
    <message>
        <location filename="../../models/importers/inspectimporter.cpp" line="243"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::JobBar</name>
    <message>
        <location filename="../../ui/common/jobbar.cpp" line="32"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>tacet::JsonDocument</name>
    <message>
        <location filename="../../models/importers/jsondocument.cpp" line="104"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsondocument.cpp" line="174"/>
        <source>The record has no end of its own.</source>
        <translation>Der Datensatz hat kein eigenes Ende.</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsondocument.cpp" line="212"/>
        <source>The record is too large to be read.</source>
        <translation>Der Datensatz ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsondocument.cpp" line="261"/>
        <source>The file ends in the middle of this record; what was whole has been read.</source>
        <translation>Die Datei endet mitten in diesem Datensatz; was vollständig war, wurde gelesen.</translation>
    </message>
</context>
<context>
    <name>tacet::JsonFields</name>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="38"/>
        <source>the field &quot;%1&quot; %2</source>
        <extracomment>%1 is the name of a field, %2 for instance &quot;is missing&quot;</extracomment>
        <translation>das Feld „%1“ %2</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="45"/>
        <source>is no text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="58"/>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="58"/>
        <location filename="../../models/core/jsonfields.cpp" line="88"/>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="66"/>
        <source>is neither true nor false</source>
        <translation>ist weder true noch false</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="78"/>
        <source>is no whole number</source>
        <translation>ist keine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="90"/>
        <source>is less than %1</source>
        <translation>ist kleiner als %1</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="99"/>
        <source>is no time with a zone, such as 2026-03-01T10:00:00.000Z</source>
        <translation>ist keine Zeit mit Zone, wie 2026-03-01T10:00:00.000Z</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="109"/>
        <source>is no array</source>
        <translation>ist kein Array</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="114"/>
        <source>holds something that is no object</source>
        <translation>enthält etwas, das kein Objekt ist</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="127"/>
        <source>is no object</source>
        <translation>ist kein Objekt</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.cpp" line="135"/>
        <source>is not known to this version</source>
        <translation>ist dieser Version nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../models/core/jsonfields.h" line="80"/>
        <source>is &quot;%1&quot;, which is none of: %2</source>
        <translation>ist „%1“, aber keines von: %2</translation>
    </message>
</context>
<context>
    <name>tacet::JsonLineRecords</name>
    <message>
        <location filename="../../models/importers/jsonlinerecords.cpp" line="36"/>
        <source>The file ends in the middle of this record</source>
        <translation>Die Datei endet mitten in diesem Datensatz</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsonlinerecords.cpp" line="53"/>
        <source>A hole of zero bytes, as a crash leaves it</source>
        <translation>Eine Lücke aus Nullbytes, wie ein Absturz sie hinterlässt</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsonlinerecords.cpp" line="56"/>
        <source>This is no JSON object</source>
        <translation>Dies ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsonlinerecords.cpp" line="62"/>
        <source>This is no JSON: %1</source>
        <translation>Dies ist kein JSON: %1</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsonlinerecords.cpp" line="82"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::JsonSalvage</name>
    <message>
        <location filename="../../models/importers/jsonsalvage.cpp" line="303"/>
        <source>The file ends in the middle of this record; what was whole has been read.</source>
        <translation>Die Datei endet mitten in diesem Datensatz; was vollständig war, wurde gelesen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/jsonsalvage.cpp" line="305"/>
        <source>This is no JSON.</source>
        <translation>Dies ist kein JSON.</translation>
    </message>
</context>
<context>
    <name>tacet::Library</name>
    <message>
        <location filename="../../models/operations/library.cpp" line="44"/>
        <source>The library&apos;s folder cannot be written: see its permissions, or choose another with --library</source>
        <translation>Der Ordner der Bibliothek kann nicht beschrieben werden: Bitte seine Berechtigungen prüfen oder mit --library einen anderen wählen</translation>
    </message>
</context>
<context>
    <name>tacet::Links</name>
    <message>
        <location filename="../../ui/transcript/links.cpp" line="53"/>
        <source>Show the record</source>
        <translation>Datensatz zeigen</translation>
    </message>
</context>
<context>
    <name>tacet::ListSessions</name>
    <message>
        <location filename="../../models/operations/listsessions.cpp" line="176"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::LiveReading</name>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/livereading.cpp" line="94"/>
        <source>%n new message(s)</source>
        <translation>
            <numerusform>%n neue Nachricht</numerusform>
            <numerusform>%n neue Nachrichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::MainWindow</name>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="143"/>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="537"/>
        <source>Tacet</source>
        <translation>Tacet</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="251"/>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="309"/>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="322"/>
        <source>The transcript was rewritten and has been indexed again.</source>
        <translation>Das Transkript wurde neu geschrieben und erneut indiziert.</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="334"/>
        <source>Read: %1 of %2 files</source>
        <translation>Gelesen: %1 von %2 Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="360"/>
        <source>Like the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="361"/>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="362"/>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="363"/>
        <source>&amp;High Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="388"/>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="406"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="407"/>
        <source>message %1 of %2</source>
        <translation>Nachricht %1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="410"/>
        <source>%n silence(s)</source>
        <translation>
            <numerusform>%n Schweigen</numerusform>
            <numerusform>%n Schweigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="410"/>
        <source>%n read</source>
        <translation>
            <numerusform>%n gelesen</numerusform>
            <numerusform>%n gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="411"/>
        <source>%n damaged record(s)</source>
        <translation>
            <numerusform>%n beschädigter Datensatz</numerusform>
            <numerusform>%n beschädigte Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="426"/>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="426"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="427"/>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="427"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="448"/>
        <source>Hidden until your first reading of message %1 is recorded.</source>
        <translation>Verborgen, bis Ihre erste Deutung von Nachricht %1 festgehalten ist.</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="541"/>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="582"/>
        <source>%1 – Tacet</source>
        <translation>%1 – Tacet</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="664"/>
        <source>What follows message %1 is hidden until your first reading of it is recorded.</source>
        <translation>Was auf Nachricht %1 folgt, bleibt verborgen, bis Ihre erste Deutung davon festgehalten ist.</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="675"/>
        <source>Choose a silence first: evidence belongs to its review.</source>
        <translation>Bitte zuerst ein Schweigen wählen: Ein Beleg gehört zu dessen Begutachtung.</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="685"/>
        <source>Evidence: message %1</source>
        <translation>Beleg: Nachricht %1</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="716"/>
        <source>The last reading could not be saved: %1. Make room, then close again.</source>
        <translation>Die letzte Deutung konnte nicht gespeichert werden: %1. Bitte Platz schaffen und dann erneut schließen.</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="797"/>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="805"/>
        <source>A code: the primary reading</source>
        <translation>Ein Code: die Hauptdeutung</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="805"/>
        <source>its key</source>
        <translation>seine Taste</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="806"/>
        <source>A code also held</source>
        <translation>Ein Code, ebenfalls vertreten</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="806"/>
        <source>Shift+its key</source>
        <translation>Umschalt+seine Taste</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="807"/>
        <source>A code considered and rejected</source>
        <translation>Ein Code, erwogen und verworfen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="807"/>
        <source>Alt+its key</source>
        <translation>Alt+seine Taste</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="808"/>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="808"/>
        <source>Ctrl+1 … Ctrl+5</source>
        <translation>Strg+1&#xa0;… Strg+5</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="809"/>
        <source>Kind of response</source>
        <translation>Art der Reaktion</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="809"/>
        <source>its digit</source>
        <translation>ihre Ziffer</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="810"/>
        <source>Save and next</source>
        <translation>Speichern und weiter</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="810"/>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="811"/>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="811"/>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="812"/>
        <source>Accept, change, ignore the next proposal</source>
        <translation>Nächsten Vorschlag annehmen, ändern, übergehen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="812"/>
        <source>Y, C, V</source>
        <translation>Y, C, V</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="813"/>
        <source>Leave a field</source>
        <translation>Ein Feld verlassen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="813"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="816"/>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="816"/>
        <source>wheel, + and -</source>
        <translation>Rad, + und -</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="817"/>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="817"/>
        <source>drag</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="818"/>
        <source>Zoom into a stretch</source>
        <translation>In einen Abschnitt zoomen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="818"/>
        <source>Shift+drag</source>
        <translation>Umschalt+ziehen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="819"/>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="819"/>
        <source>0, double click</source>
        <translation>0, Doppelklick</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="820"/>
        <source>By message, by time</source>
        <translation>Nach Nachricht, nach Zeit</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="820"/>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="822"/>
        <source>Review</source>
        <translation>Begutachtung</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="822"/>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>tacet::MarkdownDress</name>
    <message>
        <location filename="../../ui/transcript/markdowndress.cpp" line="213"/>
        <source>[picture: %1]</source>
        <translation>[Bild: %1]</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/markdowndress.cpp" line="214"/>
        <source>[picture: %1, %2]</source>
        <translation>[Bild: %1, %2]</translation>
    </message>
</context>
<context>
    <name>tacet::MarkdownPreview</name>
    <message>
        <location filename="../../ui/review/markdownpreview.cpp" line="37"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>tacet::Menus</name>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="26"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="29"/>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="36"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="45"/>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="52"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="55"/>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/menus.cpp" line="60"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>tacet::MergeCommand</name>
    <message>
        <location filename="../../app/cli/mergecommand.cpp" line="43"/>
        <source>%1: new reviews: %2, updated: %3, the library&apos;s kept: %4, the same: %5</source>
        <translation>%1: neue Begutachtungen: %2, aktualisiert: %3, die der Bibliothek behalten: %4, gleich: %5</translation>
    </message>
</context>
<context>
    <name>tacet::MessageComposer</name>
    <message>
        <location filename="../../ui/transcript/messagecomposer.cpp" line="103"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagecomposer.cpp" line="148"/>
        <source>This message could not be read.</source>
        <translation>Diese Nachricht konnte nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>tacet::MessageHeader</name>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="43"/>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="46"/>
        <source>User</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="48"/>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="50"/>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="54"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="59"/>
        <source>%1 without a message</source>
        <comment>time in Jefferson&apos;s notation</comment>
        <translation>%1 ohne Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="62"/>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="63"/>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="64"/>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="85"/>
        <source>1 tool call</source>
        <translation>1 Werkzeugaufruf</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="85"/>
        <source>%1 tool calls</source>
        <translation>%1 Werkzeugaufrufe</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="96"/>
        <source>sub-agent</source>
        <translation>Unteragent</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="97"/>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="98"/>
        <source>unfinished</source>
        <translation>unvollendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="99"/>
        <source>queued while the agent worked</source>
        <translation>eingereiht, während der Agent arbeitete</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="100"/>
        <source>sent again by the program</source>
        <translation>vom Programm erneut gesendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="101"/>
        <source>marked for removal</source>
        <translation>zum Entfernen vorgemerkt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="102"/>
        <source>order doubtful</source>
        <translation>Reihenfolge zweifelhaft</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messageheader.cpp" line="103"/>
        <source>damaged characters</source>
        <translation>beschädigte Zeichen</translation>
    </message>
</context>
<context>
    <name>tacet::MessageMenu</name>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="27"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="31"/>
        <source>Copy Link &amp;Address</source>
        <translation>Link-&amp;Adresse kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="35"/>
        <source>Copy Message &amp;Text</source>
        <translation>Nachrichten&amp;text kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="36"/>
        <source>Copy Message as &amp;Markdown</source>
        <translation>Nachricht als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="37"/>
        <source>Copy &amp;Link to Message</source>
        <translation>&amp;Link auf Nachricht kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="38"/>
        <source>Copy Ci&amp;tation</source>
        <translation>&amp;Zitat kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="39"/>
        <source>&amp;Select Message</source>
        <translation>Nachricht au&amp;swählen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="42"/>
        <source>&amp;Unfold</source>
        <translation>Aufkla&amp;ppen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="42"/>
        <source>&amp;Fold</source>
        <translation>Zukla&amp;ppen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="44"/>
        <source>Unfold &amp;Everything</source>
        <translation>Alles au&amp;fklappen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="46"/>
        <source>Show &amp;Record</source>
        <translation>&amp;Datensatz zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="48"/>
        <source>Add Selection as E&amp;vidence</source>
        <translation>Auswahl als &amp;Beleg hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagemenu.cpp" line="48"/>
        <source>Add as E&amp;vidence</source>
        <translation>Als &amp;Beleg hinzufügen</translation>
    </message>
</context>
<context>
    <name>tacet::MessageReader</name>
    <message>
        <location filename="../../models/operations/messagereader.cpp" line="31"/>
        <source>The transcript has changed since it was indexed: open it again</source>
        <translation>Das Transkript hat sich geändert, seit es indiziert wurde: Bitte erneut öffnen</translation>
    </message>
    <message>
        <location filename="../../models/operations/messagereader.cpp" line="67"/>
        <source>The transcript was indexed by another version: open it again</source>
        <translation>Das Transkript wurde von einer anderen Version indiziert: Bitte erneut öffnen</translation>
    </message>
</context>
<context>
    <name>tacet::MessageStrip</name>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="19"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="19"/>
        <source>Copy the words of this message</source>
        <translation>Die Worte dieser Nachricht kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="20"/>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="20"/>
        <source>Copy a link to this message</source>
        <translation>Einen Link auf diese Nachricht kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="21"/>
        <source>Cite</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="21"/>
        <source>Copy one line with session, number, finding, digest and bytes</source>
        <translation>Eine Zeile mit Sitzung, Nummer, Befund, Prüfsumme und Bytes kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="22"/>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="22"/>
        <source>Show what is stored, byte for byte</source>
        <translation>Zeigen, was gespeichert ist, Byte für Byte</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="23"/>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/messagestrip.cpp" line="23"/>
        <source>Add this message to the evidence of the open reading</source>
        <translation>Diese Nachricht den Belegen der offenen Begutachtung hinzufügen</translation>
    </message>
</context>
<context>
    <name>tacet::MessageText</name>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="47"/>
        <source>silent: %1; rule %2</source>
        <extracomment>%1 class of silence, %2 name of a rule</extracomment>
        <translation>schweigt: %1; Regel %2</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="48"/>
        <source>a person&apos;s act: %1; given to the model: %2</source>
        <translation>Handlung einer Person: %1; dem Modell gegeben: %2</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="50"/>
        <source>inferred, confidence %1</source>
        <translation>erschlossen, Sicherheit %1</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="53"/>
        <source>proof: %1</source>
        <translation>Nachweis: %1</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="67"/>
        <source>tool: %1</source>
        <translation>Werkzeug: %1</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="77"/>
        <source>(text of length 0)</source>
        <translation>(Text der Länge 0)</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="79"/>
        <source>(reasoning, sealed)</source>
        <translation>(Gedankengang, versiegelt)</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="79"/>
        <source>reasoning:</source>
        <translation>Gedankengang:</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="83"/>
        <source>tool result:</source>
        <translation>Werkzeugergebnis:</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="85"/>
        <source>attachment: %1 %2</source>
        <translation>Anhang: %1 %2</translation>
    </message>
    <message>
        <location filename="../../app/cli/messagetext.cpp" line="129"/>
        <source>error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeCollector</name>
    <message>
        <location filename="../../models/importers/opencodecollector.cpp" line="203"/>
        <source>The message that these parts belong to is not in the file.</source>
        <translation>Die Nachricht, zu der diese Teile gehören, ist nicht in der Datei.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodecollector.cpp" line="271"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeDatabase</name>
    <message>
        <location filename="../../models/importers/opencodedatabase.cpp" line="110"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeDatabaseImporter</name>
    <message>
        <location filename="../../models/importers/opencodestores.cpp" line="65"/>
        <source>opencode database</source>
        <translation>opencode-Datenbank</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeExportImporter</name>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="148"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="154"/>
        <source>A message is expected here.</source>
        <translation>Hier wird eine Nachricht erwartet.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="181"/>
        <source>The message is too large to be read.</source>
        <translation>Die Nachricht ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="198"/>
        <source>The message has no end of its own.</source>
        <translation>Die Nachricht hat kein eigenes Ende.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="217"/>
        <source>The file ends in the middle of the session; what was whole has been read. Export the session again.</source>
        <translation>Die Datei endet mitten in der Sitzung; was vollständig war, wurde gelesen. Bitte die Sitzung erneut exportieren.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="303"/>
        <source>opencode export</source>
        <translation>opencode-Export</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="303"/>
        <source>opencode messages</source>
        <translation>opencode-Nachrichten</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodeexport.cpp" line="328"/>
        <source>This is no export of an opencode session.</source>
        <translation>Dies ist kein Export einer opencode-Sitzung.</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeFolderImporter</name>
    <message>
        <location filename="../../models/importers/opencodestores.cpp" line="38"/>
        <source>opencode storage folder</source>
        <translation>opencode-Speicherordner</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeLogImporter</name>
    <message>
        <location filename="../../models/importers/opencodelog.cpp" line="267"/>
        <source>opencode events</source>
        <translation>opencode-Ereignisse</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodelog.cpp" line="269"/>
        <source>opencode share data</source>
        <translation>geteilte opencode-Daten</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodelog.cpp" line="272"/>
        <source>opencode run --format json (answers only, without what was asked)</source>
        <translation>opencode run --format json (nur Antworten, ohne das Gefragte)</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodelog.cpp" line="274"/>
        <source>opencode rollouts</source>
        <translation>opencode-Rollouts</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodelog.cpp" line="278"/>
        <source>opencode dump</source>
        <translation>opencode-Abzug</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeMarkdownImporter</name>
    <message>
        <location filename="../../models/importers/opencodemarkdown.cpp" line="107"/>
        <source>opencode transcript (/export)</source>
        <translation>opencode-Transkript (/export)</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeRecord</name>
    <message>
        <location filename="../../models/importers/opencoderecord.cpp" line="339"/>
        <source>A message is expected here, as a JSON object.</source>
        <translation>Hier wird eine Nachricht als JSON-Objekt erwartet.</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeSpool</name>
    <message>
        <location filename="../../models/importers/opencodespool.cpp" line="72"/>
        <location filename="../../models/importers/opencodespool.cpp" line="95"/>
        <source>A message is expected here.</source>
        <translation>Hier wird eine Nachricht erwartet.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodespool.cpp" line="229"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodespool.cpp" line="249"/>
        <source>The cache is damaged. Open the transcript again.</source>
        <translation>Der Zwischenspeicher ist beschädigt. Bitte das Transkript erneut öffnen.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodespool.cpp" line="253"/>
        <source>The message is too large to be read.</source>
        <translation>Die Nachricht ist zu groß, um gelesen zu werden.</translation>
    </message>
</context>
<context>
    <name>tacet::OpenCodeTree</name>
    <message>
        <location filename="../../models/importers/opencodetree.cpp" line="172"/>
        <location filename="../../models/importers/opencodetree.cpp" line="216"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencodetree.cpp" line="202"/>
        <source>This is no JSON.</source>
        <translation>Dies ist kein JSON.</translation>
    </message>
</context>
<context>
    <name>tacet::OpenHands</name>
    <message>
        <location filename="../../models/importers/openhandsformats.cpp" line="270"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::OtherReadings</name>
    <message>
        <location filename="../../ui/review/otherreadings.cpp" line="64"/>
        <source>confidence %1</source>
        <translation>Sicherheit %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/otherreadings.cpp" line="66"/>
        <source>response: %1</source>
        <translation>Reaktion: %1</translation>
    </message>
</context>
<context>
    <name>tacet::Panels</name>
    <message>
        <location filename="../../ui/mainwindow/panels.cpp" line="25"/>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/panels.cpp" line="26"/>
        <source>Silences</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/panels.cpp" line="27"/>
        <source>Review</source>
        <translation>Begutachtung</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/panels.cpp" line="29"/>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>tacet::PartComposer</name>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="104"/>
        <source>Given to the model instead, though not stored:</source>
        <translation>Stattdessen dem Modell gegeben, wenn auch nicht gespeichert:</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="139"/>
        <source>Request for a compaction, without words</source>
        <translation>Aufforderung zur Verdichtung, ohne Worte</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="161"/>
        <source>The text that is stored: 1 character</source>
        <translation>Der gespeicherte Text: 1 Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="162"/>
        <source>The text that is stored: %1 characters</source>
        <translation>Der gespeicherte Text: %1 Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="208"/>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="219"/>
        <source>Ignored text</source>
        <translation>Ignorierter Text</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="219"/>
        <source>Harness text</source>
        <translation>Harness-Text</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="236"/>
        <location filename="../../ui/transcript/partcomposer.cpp" line="242"/>
        <source>Reasoning</source>
        <translation>Gedankengang</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="237"/>
        <source>stored only in sealed form</source>
        <translation>nur versiegelt gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="237"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="252"/>
        <source>Show all (%1)</source>
        <translation>Alles zeigen (%1)</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="265"/>
        <source>Attachment</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="268"/>
        <source>its bytes are not in the file</source>
        <translation>seine Bytes sind nicht in der Datei</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="275"/>
        <source>an agent</source>
        <translation>ein Agent</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="278"/>
        <source>Mention of %1</source>
        <translation>Nennung von %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="278"/>
        <source>Sub-agent %1</source>
        <translation>Unteragent %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="288"/>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="295"/>
        <source>Part of type “%1”</source>
        <translation>Teil vom Typ „%1“</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/partcomposer.cpp" line="295"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>tacet::PreviewFormat</name>
    <message>
        <location filename="../../models/operations/previewformat.cpp" line="96"/>
        <source>The file is also read as %1. For this description to go first, it needs &quot;before&quot;: true.</source>
        <translation>Die Datei wird auch als %1 gelesen. Damit diese Beschreibung Vorrang hat, braucht sie &quot;before&quot;: true.</translation>
    </message>
    <message>
        <location filename="../../models/operations/previewformat.cpp" line="98"/>
        <source>The file does not have the keys by which the format is recognised: correct &quot;recognise&quot;.</source>
        <translation>Die Datei hat die Schlüssel nicht, an denen das Format erkannt wird: Bitte &quot;recognise&quot; berichtigen.</translation>
    </message>
</context>
<context>
    <name>tacet::ProblemsDialog</name>
    <message>
        <location filename="../../ui/sessions/problemsdialog.cpp" line="34"/>
        <source>Not Read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/problemsdialog.cpp" line="41"/>
        <source>Could not be read:</source>
        <translation>Konnte nicht gelesen werden:</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/problemsdialog.cpp" line="42"/>
        <source>Passed over:</source>
        <translation>Übergangen:</translation>
    </message>
</context>
<context>
    <name>tacet::ProposalList</name>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="27"/>
        <source>Response: %1</source>
        <translation>Reaktion: %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="29"/>
        <source>Reading: %1</source>
        <translation>Deutung: %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="33"/>
        <source>Flag: %1 (%2)</source>
        <translation>Auffälligkeit: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="40"/>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="42"/>
        <source>changed to %1</source>
        <translation>geändert in %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="46"/>
        <source>ignored</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="62"/>
        <source>Proposals of the program</source>
        <translation>Vorschläge des Programms</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="92"/>
        <source>Hidden until your first reading.</source>
        <translation>Verborgen bis zu Ihrer ersten Deutung.</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="94"/>
        <source>The program proposes nothing.</source>
        <translation>Das Programm schlägt nichts vor.</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="130"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="134"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="135"/>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="136"/>
        <source>Ignore</source>
        <translation>Übergehen</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="190"/>
        <source>&amp;Low</source>
        <translation>&amp;Niedrig</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="191"/>
        <source>&amp;Medium</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <location filename="../../ui/review/proposallist.cpp" line="192"/>
        <source>&amp;High</source>
        <translation>&amp;Hoch</translation>
    </message>
</context>
<context>
    <name>tacet::ProvenanceCard</name>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="80"/>
        <source>inferred, %1 % sure</source>
        <translation>erschlossen, zu %1 % sicher</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="135"/>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="139"/>
        <source>to the model</source>
        <translation>an das Modell</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="140"/>
        <source>slot, gap</source>
        <translation>Position, Lücke</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="154"/>
        <source>  [msg %1]</source>
        <translation>  [Nachr. %1]</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="156"/>
        <source>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;Show it in the record&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;Im Datensatz zeigen&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="157"/>
        <source>Shows the proof in the record</source>
        <translation>Zeigt den Nachweis im Datensatz</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="160"/>
        <location filename="../../ui/review/provenancecard.cpp" line="165"/>
        <source>proof</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="165"/>
        <source>the time between two messages</source>
        <translation>die Zeit zwischen zwei Nachrichten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/provenancecard.cpp" line="167"/>
        <source>%n more in the record</source>
        <translation>
            <numerusform>%n weiterer im Datensatz</numerusform>
            <numerusform>%n weitere im Datensatz</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="193"/>
        <source>Disputed</source>
        <translation>Angefochten</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="193"/>
        <source>Dispute…</source>
        <translation>Anfechten&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="198"/>
        <source>the record</source>
        <translation>der Datensatz</translation>
    </message>
    <message>
        <location filename="../../ui/review/provenancecard.cpp" line="200"/>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 hat kein „%2“</translation>
    </message>
</context>
<context>
    <name>tacet::RationaleList</name>
    <message>
        <location filename="../../ui/review/rationalelist.cpp" line="28"/>
        <source>Why %1</source>
        <translation>Warum %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/rationalelist.cpp" line="30"/>
        <source>Why also %1</source>
        <translation>Warum auch %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/rationalelist.cpp" line="34"/>
        <source>Why not &lt;s&gt;%1&lt;/s&gt;</source>
        <translation>Warum nicht &lt;s&gt;%1&lt;/s&gt;</translation>
    </message>
    <message>
        <location filename="../../ui/review/rationalelist.cpp" line="61"/>
        <source>Rationale of %1</source>
        <translation>Begründung von %1</translation>
    </message>
</context>
<context>
    <name>tacet::RawRecord</name>
    <message>
        <location filename="../../ui/review/sessionreviewcontext.cpp" line="198"/>
        <source>%1, table %2, row %3, column %4</source>
        <translation>%1, Tabelle %2, Zeile %3, Spalte %4</translation>
    </message>
    <message>
        <location filename="../../ui/review/sessionreviewcontext.cpp" line="202"/>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>tacet::ReadingActions</name>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="23"/>
        <source>&amp;Reasoning</source>
        <translation>&amp;Gedankengang</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="24"/>
        <source>Tool &amp;Input</source>
        <translation>Werkzeug&amp;eingabe</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="25"/>
        <source>Tool &amp;Output</source>
        <translation>Werkzeuga&amp;usgabe</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="26"/>
        <source>&amp;Harness Text</source>
        <translation>&amp;Harness-Text</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="27"/>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="28"/>
        <source>Show &amp;Invisible Characters</source>
        <translation>&amp;Unsichtbare Zeichen zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="31"/>
        <source>Edits Side &amp;by Side</source>
        <translation>Bearbeitungen &amp;nebeneinander</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/readingactions.cpp" line="105"/>
        <source>&amp;Unfold</source>
        <translation>Aufkla&amp;ppen</translation>
    </message>
</context>
<context>
    <name>tacet::RecordReader</name>
    <message>
        <location filename="../../models/importers/opencoderecord.cpp" line="174"/>
        <source>This entry has no &quot;info&quot;, so it is no message of opencode.</source>
        <translation>Dieser Eintrag hat kein „info“ und ist darum keine Nachricht von opencode.</translation>
    </message>
    <message>
        <location filename="../../models/importers/opencoderecord.cpp" line="176"/>
        <source>This entry does not say whether it is by user or assistant.</source>
        <translation>Dieser Eintrag sagt nicht, ob er von user oder assistant stammt.</translation>
    </message>
</context>
<context>
    <name>tacet::RecordSpool</name>
    <message>
        <location filename="../../models/importers/recordspool.cpp" line="150"/>
        <source>A JSON object is expected here.</source>
        <translation>Hier wird ein JSON-Objekt erwartet.</translation>
    </message>
    <message>
        <location filename="../../models/importers/recordspool.cpp" line="218"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/recordspool.cpp" line="237"/>
        <source>The record is too large to be read.</source>
        <translation>Der Datensatz ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <location filename="../../models/importers/recordspool.cpp" line="243"/>
        <source>The cache is damaged. Open the transcript again.</source>
        <translation>Der Zwischenspeicher ist beschädigt. Bitte das Transkript erneut öffnen.</translation>
    </message>
</context>
<context>
    <name>tacet::RecordText</name>
    <message>
        <location filename="../../ui/review/recordtext.cpp" line="91"/>
        <source>… %1 more bytes …</source>
        <translation>… %1 weitere Bytes&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tacet::RecordTree</name>
    <message numerus="yes">
        <location filename="../../ui/formats/recordtree.cpp" line="25"/>
        <source>list of %n</source>
        <translation>
            <numerusform>Liste mit %n Eintrag</numerusform>
            <numerusform>Liste mit %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/formats/recordtree.cpp" line="63"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../ui/formats/recordtree.cpp" line="63"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../ui/formats/recordtree.cpp" line="63"/>
        <source>Used as</source>
        <translation>Verwendet als</translation>
    </message>
    <message>
        <location filename="../../ui/formats/recordtree.cpp" line="64"/>
        <source>First records of the file</source>
        <translation>Erste Datensätze der Datei</translation>
    </message>
    <message>
        <location filename="../../ui/formats/recordtree.cpp" line="81"/>
        <source>Record %1</source>
        <translation>Datensatz %1</translation>
    </message>
</context>
<context>
    <name>tacet::RecordView</name>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="23"/>
        <source>One value a line</source>
        <translation>Ein Wert je Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="35"/>
        <source>Raw record</source>
        <translation>Roher Datensatz</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="72"/>
        <source>The record as it is stored; what proves the class is marked.</source>
        <translation>Der Datensatz, wie er gespeichert ist; was die Klasse nachweist, ist markiert.</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="73"/>
        <source>The %1 records as they are stored; what proves the class is marked.</source>
        <translation>Die %1 Datensätze, wie sie gespeichert sind; was die Klasse nachweist, ist markiert.</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="81"/>
        <source>, line %L1</source>
        <translation>, Zeile %L1</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="83"/>
        <source>, at %1</source>
        <comment>a JSON pointer</comment>
        <translation>, bei %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="85"/>
        <source>%1
message %2, byte %3, %4 bytes
SHA-256 %5</source>
        <translation>%1
Nachricht %2, Byte %3, %4 Bytes
SHA-256 %5</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="113"/>
        <source>Cut long strings</source>
        <translation>Lange Zeichenketten kürzen</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="114"/>
        <source>Show long string</source>
        <translation>Lange Zeichenkette zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/review/recordview.cpp" line="115"/>
        <source>Show %1 long strings</source>
        <translation>%1 lange Zeichenketten zeigen</translation>
    </message>
</context>
<context>
    <name>tacet::Review</name>
    <message>
        <location filename="../../models/core/reviewjson.cpp" line="175"/>
        <source>holds more than one primary reading</source>
        <translation>enthält mehr als eine Hauptdeutung</translation>
    </message>
    <message>
        <location filename="../../models/core/reviewjson.cpp" line="244"/>
        <source>is not between 1 and 5</source>
        <translation>liegt nicht zwischen 1 und 5</translation>
    </message>
    <message>
        <location filename="../../models/core/reviewjson.cpp" line="273"/>
        <source>is no UUID in lower case</source>
        <translation>ist keine UUID in Kleinbuchstaben</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewEditor</name>
    <message>
        <location filename="../../ui/review/revieweditor.cpp" line="220"/>
        <source>%1 on %2</source>
        <comment>field on message number</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <location filename="../../ui/review/revieweditor.cpp" line="221"/>
        <source>reading %1</source>
        <translation>Deutung %1</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewField</name>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="23"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="46"/>
        <source>%1: %2 → %3 characters</source>
        <translation>%1: %2 → %3 Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="56"/>
        <source>%1: changed</source>
        <translation>%1: geändert</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="58"/>
        <source>%1: %2 → %3 entries</source>
        <translation>%1: %2 → %3 Einträge</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="77"/>
        <source>Reading</source>
        <translation>Deutung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="78"/>
        <source>Rationale</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="79"/>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="80"/>
        <source>Response</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="81"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="82"/>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="83"/>
        <source>How the assistant took it</source>
        <translation>Wie der Assistent es aufnahm</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="84"/>
        <source>Assumptions and consequences</source>
        <translation>Annahmen und Folgen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="85"/>
        <source>Knowledge before and after</source>
        <translation>Wissen davor und danach</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="86"/>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="87"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="88"/>
        <source>Conclusion</source>
        <translation>Fazit</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="89"/>
        <source>Memo</source>
        <translation>Memo</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="90"/>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="91"/>
        <source>Dispute</source>
        <translation>Anfechtung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="92"/>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="93"/>
        <source>What follows was shown</source>
        <translation>Das Folgende wurde gezeigt</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="94"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="133"/>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="136"/>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="157"/>
        <source>Dispute: another reason</source>
        <translation>Anfechtung: anderer Grund</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfield.cpp" line="161"/>
        <source>What follows is hidden again</source>
        <translation>Das Folgende ist wieder verborgen</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewFile</name>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="49"/>
        <source>This is no file of reviews: its first line does not say so. Name a file that `tacet export --as jsonl` wrote.</source>
        <translation>Dies ist keine Datei mit Begutachtungen: Ihre erste Zeile weist sie nicht als solche aus. Bitte eine Datei nennen, die `tacet export --as jsonl` geschrieben hat.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="53"/>
        <source>The file was written by a newer Tacet. Update Tacet and try again.</source>
        <translation>Die Datei wurde von einem neueren Tacet geschrieben. Bitte Tacet aktualisieren und erneut versuchen.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="55"/>
        <source>The version of the file is not known.</source>
        <translation>Die Version der Datei ist nicht bekannt.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="69"/>
        <source>A session has no uid.</source>
        <translation>Eine Sitzung hat keine uid.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="78"/>
        <source>A line is neither codebook nor session nor review.</source>
        <translation>Eine Zeile ist weder Codebuch noch Sitzung noch Begutachtung.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="89"/>
        <source>A line is no JSON object. The file may have been cut off; export it again.</source>
        <translation>Eine Zeile ist kein JSON-Objekt. Vielleicht wurde die Datei abgeschnitten; bitte erneut exportieren.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="181"/>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="187"/>
        <source>The file of reviews is empty.</source>
        <translation>Die Datei mit Begutachtungen ist leer.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="210"/>
        <source>The library lacks revision %1 of the codebook, which a reading refers to.</source>
        <translation>In der Bibliothek fehlt Revision %1 des Codebuchs, auf die sich eine Deutung bezieht.</translation>
    </message>
    <message>
        <location filename="../../models/operations/reviewfile.cpp" line="258"/>
        <source>merged from %1</source>
        <translation>zusammengeführt aus %1</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewFoot</name>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="21"/>
        <location filename="../../ui/review/reviewfoot.cpp" line="65"/>
        <source>Next  Ctrl+⏎</source>
        <translation>Weiter  Strg+⏎</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="22"/>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="27"/>
        <source>Save and next</source>
        <translation>Speichern und weiter</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="28"/>
        <source>Marks this silence as read, where it has a reading, and goes to the next (Ctrl+Enter)</source>
        <translation>Markiert dieses Schweigen als gelesen, wenn es eine Deutung hat, und geht zum nächsten (Strg+Eingabe)</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="30"/>
        <source>Puts this silence off and goes to the next (Space)</source>
        <translation>Stellt dieses Schweigen zurück und geht zum nächsten (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="32"/>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="63"/>
        <source>Show rest  Ctrl+⏎</source>
        <translation>Rest zeigen  Strg+⏎</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="63"/>
        <source>Save and show what follows  Ctrl+⏎</source>
        <translation>Speichern und Folgendes zeigen  Strg+⏎</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="65"/>
        <source>Save and next  Ctrl+⏎</source>
        <translation>Speichern und weiter  Strg+⏎</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="81"/>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="82"/>
        <source>saving…</source>
        <translation>wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="83"/>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewfoot.cpp" line="88"/>
        <source>Not saved yet: %1 It is kept here and tried again every few seconds.</source>
        <translation>Noch nicht gespeichert: %1 Es wird hier aufbewahrt und alle paar Sekunden erneut versucht.</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewForm</name>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="47"/>
        <source>%1 word</source>
        <translation>%1 Wort</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="47"/>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="91"/>
        <source>A heading for the essay, if it is to have one</source>
        <translation>Eine Überschrift für den Essay, falls er eine haben soll</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="92"/>
        <source>What stood before: the pending question, what the assistant was doing</source>
        <translation>Was davor stand: die offene Frage, was der Assistent gerade tat</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="93"/>
        <source>What the assistant made of the silence, and what that unlocked</source>
        <translation>Was der Assistent aus dem Schweigen machte und was das ermöglichte</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="96"/>
        <source>What the messages around it show of the reasoning</source>
        <translation>Was die Nachrichten ringsum vom Denken erkennen lassen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="98"/>
        <source>What this silence comes to</source>
        <translation>Worauf dieses Schweigen hinausläuft</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="99"/>
        <source>A note to yourself or to the next reader</source>
        <translation>Eine Notiz für Sie selbst oder den nächsten Leser</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="102"/>
        <source>Other reviewers</source>
        <translation>Andere Gutachter</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="113"/>
        <source>Why there is no text</source>
        <translation>Warum es keinen Text gibt</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="124"/>
        <source>Reading</source>
        <translation>Deutung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="139"/>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="146"/>
        <source>Response</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="155"/>
        <source>Rationale</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="167"/>
        <source>Proposals of the program</source>
        <translation>Vorschläge des Programms</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="247"/>
        <location filename="../../ui/review/reviewform.cpp" line="259"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="250"/>
        <source>Preview of %1</source>
        <translation>Vorschau von %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="259"/>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="292"/>
        <source>Number of a message, then Enter</source>
        <translation>Nummer einer Nachricht, dann Eingabe</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="293"/>
        <source>Add a message as evidence</source>
        <translation>Eine Nachricht als Beleg hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="306"/>
        <source>This session has no message %1</source>
        <translation>Diese Sitzung hat keine Nachricht %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="349"/>
        <source>Blind mode: only your own readings are shown.</source>
        <translation>Blindmodus: Nur Ihre eigenen Deutungen werden gezeigt.</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="361"/>
        <source>proposed: %1</source>
        <translation>vorgeschlagen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="362"/>
        <source>nothing is proposed</source>
        <translation>nichts wird vorgeschlagen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="363"/>
        <source>&lt;p&gt;Cues measured in the answer:&lt;/p&gt;%1</source>
        <translation>&lt;p&gt;In der Antwort gemessene Anzeichen:&lt;/p&gt;%1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="365"/>
        <source>&lt;p&gt;&lt;b&gt;Proposed&lt;/b&gt; by the program from these cues:&lt;/p&gt;%1</source>
        <translation>&lt;p&gt;Vom Programm &lt;b&gt;vorgeschlagen&lt;/b&gt; anhand dieser Anzeichen:&lt;/p&gt;%1</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewform.cpp" line="376"/>
        <source>codebook %1</source>
        <translation>Codebuch %1</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewPanel</name>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="42"/>
        <location filename="../../ui/review/reviewpanel.cpp" line="64"/>
        <source>Review</source>
        <translation>Begutachtung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="63"/>
        <source>Parts of the review</source>
        <translation>Teile der Begutachtung</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="64"/>
        <source>Before / after</source>
        <translation>Vorher / nachher</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="64"/>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="64"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="128"/>
        <source>Next silence  J</source>
        <translation>Nächstes Schweigen  J</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="241"/>
        <source>Choose a silence on the left, or press J.</source>
        <translation>Wählen Sie links ein Schweigen oder drücken Sie J.</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="250"/>
        <source>Message %1 has text: there is no silence to read here.</source>
        <translation>Nachricht %1 hat Text: Hier ist kein Schweigen zu deuten.</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewpanel.cpp" line="362"/>
        <source>measuring the session …</source>
        <translation>die Sitzung wird vermessen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewRows</name>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="37"/>
        <location filename="../../ui/review/reviewrows.cpp" line="72"/>
        <source>user</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="37"/>
        <location filename="../../ui/review/reviewrows.cpp" line="72"/>
        <source>assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="37"/>
        <location filename="../../ui/review/reviewrows.cpp" line="72"/>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="53"/>
        <source>Whose assumption</source>
        <translation>Wessen Annahme</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="54"/>
        <source>Was it borne out?</source>
        <translation>Hat sie sich bestätigt?</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="55"/>
        <source>not known if borne out</source>
        <translation>nicht bekannt, ob bestätigt</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="55"/>
        <source>borne out</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="55"/>
        <source>not borne out</source>
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="56"/>
        <source>partly borne out</source>
        <translation>teilweise bestätigt</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="57"/>
        <source>What was assumed</source>
        <translation>Was angenommen wurde</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="57"/>
        <source>Its consequence</source>
        <translation>Ihre Folge</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="58"/>
        <source>Add an assumption</source>
        <translation>Annahme hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="63"/>
        <source>Before or after</source>
        <translation>Davor oder danach</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="63"/>
        <source>needed to understand it</source>
        <translation>nötig, um es zu verstehen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="63"/>
        <source>created by it</source>
        <translation>durch es entstanden</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="64"/>
        <source>Whose knowledge</source>
        <translation>Wessen Wissen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="65"/>
        <source>What is known</source>
        <translation>Was gewusst wird</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="66"/>
        <source>Add knowledge</source>
        <translation>Wissen hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="71"/>
        <source>Whose mistake</source>
        <translation>Wessen Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="72"/>
        <source>harness</source>
        <translation>Harness</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="73"/>
        <source>How severe</source>
        <translation>Wie schwer</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="73"/>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="73"/>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="73"/>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="74"/>
        <source>What went wrong</source>
        <translation>Was falsch lief</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="74"/>
        <source>What would have been better</source>
        <translation>Was besser gewesen wäre</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="75"/>
        <source>Add a mistake</source>
        <translation>Fehler hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/review/reviewrows.cpp" line="80"/>
        <source>What it shows</source>
        <translation>Was er zeigt</translation>
    </message>
</context>
<context>
    <name>tacet::ReviewState</name>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="17"/>
        <source>unread</source>
        <translation>ungelesen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="19"/>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="21"/>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="23"/>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="25"/>
        <source>second reader</source>
        <translation>Zweitgutachten</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="27"/>
        <source>disputed</source>
        <translation>angefochten</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="29"/>
        <source>adjudicated</source>
        <translation>entschieden</translation>
    </message>
</context>
<context>
    <name>tacet::RoleTextImporter</name>
    <message>
        <location filename="../../models/importers/roletextimporter.cpp" line="99"/>
        <source>text or Markdown with speakers</source>
        <translation>Text oder Markdown mit Sprechern</translation>
    </message>
</context>
<context>
    <name>tacet::RowList</name>
    <message>
        <location filename="../../ui/review/rowlist.cpp" line="108"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>tacet::ScanCommand</name>
    <message>
        <location filename="../../app/cli/scancommand.cpp" line="141"/>
        <source>No session %1 was found.</source>
        <translation>Keine Sitzung %1 gefunden.</translation>
    </message>
    <message>
        <location filename="../../app/cli/scancommand.cpp" line="181"/>
        <location filename="../../app/cli/scancommand.cpp" line="208"/>
        <source>%1: passed over: %2</source>
        <translation>%1: übergangen: %2</translation>
    </message>
</context>
<context>
    <name>tacet::ScanSource</name>
    <message>
        <location filename="../../models/operations/scansource.cpp" line="126"/>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>tacet::ScanTextWriter</name>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="64"/>
        <source>%1: %2</source>
        <extracomment>%1 file, %2 title of the conversation</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="67"/>
        <source>%1, session %2, messages: %3</source>
        <extracomment>%1 name of a file format, %2 id of a session, %3 number of messages</extracomment>
        <translation>%1, Sitzung %2, Nachrichten: %3</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="70"/>
        <source>No silences of the classes asked for.</source>
        <translation>Kein Schweigen der gewünschten Klassen.</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="73"/>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="73"/>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="73"/>
        <source>detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="73"/>
        <source>human act</source>
        <translation>menschliche Handlung</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="73"/>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="73"/>
        <source>slot</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="74"/>
        <source>response</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../models/exporters/scantext.cpp" line="78"/>
        <source>Damaged records: %1</source>
        <translation>Beschädigte Datensätze: %1</translation>
    </message>
</context>
<context>
    <name>tacet::SearchBar</name>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="33"/>
        <location filename="../../ui/search/searchbar.cpp" line="34"/>
        <source>Find in this session</source>
        <translation>In dieser Sitzung suchen</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="45"/>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="45"/>
        <source>Capital and small letters differ</source>
        <translation>Groß- und Kleinschreibung wird unterschieden</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="47"/>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="56"/>
        <source>Previous hit (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="57"/>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="58"/>
        <source>Next hit (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="59"/>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="60"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="61"/>
        <source>Close the search</source>
        <translation>Die Suche schließen</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="93"/>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="93"/>
        <source>Words that begin so, in any order; in double quotes, whole words side by side</source>
        <translation>Wörter, die so beginnen, in beliebiger Reihenfolge; in doppelten Anführungszeichen ganze Wörter nebeneinander</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="94"/>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="94"/>
        <source>These characters, wherever they stand</source>
        <translation>Diese Zeichen, wo immer sie stehen</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="95"/>
        <source>A regular expression</source>
        <translation>Ein regulärer Ausdruck</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="96"/>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="111"/>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="114"/>
        <location filename="../../ui/search/searchbar.cpp" line="144"/>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="146"/>
        <source>Nowhere</source>
        <translation>Nirgends</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/search/searchbar.cpp" line="150"/>
        <source>%n kind(s) of text</source>
        <translation>
            <numerusform>%n Textart</numerusform>
            <numerusform>%n Textarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="151"/>
        <source>Where to look: %1</source>
        <translation>Wo gesucht wird: %1</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="217"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/search/searchbar.cpp" line="219"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="221"/>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="224"/>
        <source>Messages in which it stands</source>
        <translation>Nachrichten, in denen es steht</translation>
    </message>
    <message>
        <location filename="../../ui/search/searchbar.cpp" line="237"/>
        <source>Not valid</source>
        <translation>Nicht gültig</translation>
    </message>
</context>
<context>
    <name>tacet::SearchCommand</name>
    <message numerus="yes">
        <location filename="../../app/cli/searchcommand.cpp" line="58"/>
        <source>%n message(s) found</source>
        <translation>
            <numerusform>%n Nachricht gefunden</numerusform>
            <numerusform>%n Nachrichten gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SearchHit</name>
    <message>
        <location filename="../../models/operations/searchhit.cpp" line="62"/>
        <source>user</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../models/operations/searchhit.cpp" line="64"/>
        <source>assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../models/operations/searchhit.cpp" line="66"/>
        <source>reasoning</source>
        <translation>Gedankengang</translation>
    </message>
    <message>
        <location filename="../../models/operations/searchhit.cpp" line="68"/>
        <source>tool input</source>
        <translation>Werkzeugeingabe</translation>
    </message>
    <message>
        <location filename="../../models/operations/searchhit.cpp" line="70"/>
        <source>tool output</source>
        <translation>Werkzeugausgabe</translation>
    </message>
    <message>
        <location filename="../../models/operations/searchhit.cpp" line="74"/>
        <source>harness</source>
        <translation>Harness</translation>
    </message>
</context>
<context>
    <name>tacet::SearchIndex</name>
    <message>
        <location filename="../../models/store/searchindex.cpp" line="142"/>
        <source>The old search index could not be removed: remove it by hand</source>
        <translation>Der alte Suchindex konnte nicht entfernt werden: Bitte von Hand entfernen</translation>
    </message>
</context>
<context>
    <name>tacet::SessionListModel</name>
    <message numerus="yes">
        <location filename="../../models/items/sessionlistmodel.cpp" line="43"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../models/items/sessionlistmodel.cpp" line="45"/>
        <source>%n damaged</source>
        <translation>
            <numerusform>%n beschädigt</numerusform>
            <numerusform>%n beschädigt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="54"/>
        <source>Begun %1</source>
        <translation>Begonnen %1</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="64"/>
        <source>%1 %2</source>
        <comment>number, class of silence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="65"/>
        <source>no silences</source>
        <translation>kein Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="65"/>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="318"/>
        <source>%1 / %2</source>
        <comment>read, to read</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="359"/>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="359"/>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="359"/>
        <source>Last active</source>
        <translation>Zuletzt aktiv</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="359"/>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="360"/>
        <source>Silences</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="360"/>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <location filename="../../models/items/sessionlistmodel.cpp" line="360"/>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
</context>
<context>
    <name>tacet::SessionListPage</name>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="49"/>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="49"/>
        <source>Only sessions in which a person was silent</source>
        <translation>Nur Sitzungen, in denen eine Person schwieg</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="50"/>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="50"/>
        <source>Only sessions with silences that you have not read</source>
        <translation>Nur Sitzungen mit Schweigen, das Sie nicht gelesen haben</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="55"/>
        <source>Title, agent, path or id</source>
        <translation>Titel, Agent, Pfad oder Kennung</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="56"/>
        <source>Filter the sessions</source>
        <translation>Sitzungen filtern</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="59"/>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="61"/>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="208"/>
        <source>All agents</source>
        <translation>Alle Agenten</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="69"/>
        <source>What was not read, and why</source>
        <translation>Was nicht gelesen wurde und warum</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="119"/>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="160"/>
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n konnte nicht gelesen werden</numerusform>
            <numerusform>%n konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="162"/>
        <source>%n passed over</source>
        <translation>
            <numerusform>%n übergangen</numerusform>
            <numerusform>%n übergangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="189"/>
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="190"/>
        <source>No session passes the filter.</source>
        <translation>Keine Sitzung passt zum Filter.</translation>
    </message>
    <message>
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="191"/>
        <source>There are no sessions here. Open another folder, or a transcript.</source>
        <translation>Hier gibt es keine Sitzungen. Bitte einen anderen Ordner oder ein Transkript öffnen.</translation>
    </message>
</context>
<context>
    <name>tacet::SessionListPanel</name>
    <message>
        <location filename="../../ui/sessions/sessionlistpanel.cpp" line="30"/>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
</context>
<context>
    <name>tacet::Shift</name>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="45"/>
        <source>Tools used</source>
        <translation>Verwendete Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="47"/>
        <source>Files in common</source>
        <translation>Gemeinsame Dateien</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="49"/>
        <source>Names carried over</source>
        <translation>Übernommene Namen</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="51"/>
        <source>Words a message</source>
        <translation>Wörter je Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="53"/>
        <source>Tool calls a message</source>
        <translation>Werkzeugaufrufe je Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="55"/>
        <source>Messages that ask</source>
        <translation>Nachrichten mit Frage</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="57"/>
        <source>Errors a message</source>
        <translation>Fehler je Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="61"/>
        <source>Changes made a message</source>
        <translation>Änderungen je Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="68"/>
        <source>How differently the tools are used: Jensen-Shannon divergence (base 2) of the calls by tool. 0: the same mix, 1: no tool in common.</source>
        <translation>Wie verschieden die Werkzeuge eingesetzt werden: Jensen-Shannon-Divergenz (Basis 2) der Aufrufe je Werkzeug. 0: dieselbe Mischung, 1: kein gemeinsames Werkzeug.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="72"/>
        <source>Files that calls name on both sides, of all that they name (Jaccard index). 1: the same files, 0: none in common.</source>
        <translation>Dateien, die Aufrufe auf beiden Seiten nennen, von allen genannten (Jaccard-Index). 1: dieselben Dateien, 0: keine gemeinsame.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="76"/>
        <source>Names (paths, versions, snake_case, camelCase) after it that also stand before it. 1: all of them, 0: none.</source>
        <translation>Namen (Pfade, Versionen, snake_case, camelCase) danach, die auch davor stehen. 1: alle, 0: keiner.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="80"/>
        <source>Mean number of visible words in a message of the assistant, after less before.</source>
        <translation>Mittlere Zahl der sichtbaren Wörter in einer Nachricht des Assistenten, danach minus davor.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="82"/>
        <source>Mean number of tool calls in a message of the assistant, after less before.</source>
        <translation>Mittlere Zahl der Werkzeugaufrufe in einer Nachricht des Assistenten, danach minus davor.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="84"/>
        <source>Share of the assistant&apos;s messages that end in a question or ask through a tool, after less before.</source>
        <translation>Anteil der Nachrichten des Assistenten, die mit einer Frage enden oder über ein Werkzeug fragen, danach minus davor.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="87"/>
        <source>Mean number of failed tool calls and failed messages, after less before.</source>
        <translation>Mittlere Zahl der fehlgeschlagenen Werkzeugaufrufe und Nachrichten, danach minus davor.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="91"/>
        <source>Mean number of calls that change something outside of the conversation (edits, commands that write, install, push), after less before.</source>
        <translation>Mittlere Zahl der Aufrufe, die etwas außerhalb des Gesprächs ändern (Bearbeitungen; Befehle, die schreiben, installieren, veröffentlichen), danach minus davor.</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="103"/>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="119"/>
        <source>n %1 and %2 calls</source>
        <translation>n %1 und %2 Aufrufe</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="121"/>
        <source>n %1 and %2 files</source>
        <translation>n %1 und %2 Dateien</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="123"/>
        <source>n %1 and %2 names</source>
        <translation>n %1 und %2 Namen</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="125"/>
        <source>n %1 and %2 messages</source>
        <translation>n %1 und %2 Nachrichten</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="132"/>
        <source>too few turns to compare with (n %1)</source>
        <translation>zu wenige Redebeiträge zum Vergleich (n %1)</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="133"/>
        <source>usual here %1 (%2 to %3), n %4</source>
        <translation>hier üblich %1 (%2 bis %3), n %4</translation>
    </message>
    <message>
        <location filename="../../models/analysis/shiftwords.cpp" line="137"/>
        <source>%1; this one: percentile %2</source>
        <translation>%1; hier: Perzentil %2</translation>
    </message>
</context>
<context>
    <name>tacet::ShortcutSheet</name>
    <message>
        <location filename="../../ui/mainwindow/shortcutsheet.cpp" line="56"/>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/shortcutsheet.cpp" line="65"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
</context>
<context>
    <name>tacet::ShowCommand</name>
    <message>
        <location filename="../../app/cli/showcommand.cpp" line="84"/>
        <source>There is no message %1: the session has the messages 0 to %2.</source>
        <translation>Es gibt keine Nachricht %1: Die Sitzung hat die Nachrichten 0 bis %2.</translation>
    </message>
</context>
<context>
    <name>tacet::SideColumn</name>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="80"/>
        <location filename="../../ui/review/sidecolumn.cpp" line="140"/>
        <source>Go to message %1</source>
        <translation>Zu Nachricht %1 gehen</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="88"/>
        <source>%1 [%2]</source>
        <comment>who said it, number of the message</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="89"/>
        <source> …</source>
        <translation> …</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="95"/>
        <source>The assistant has said nothing yet.</source>
        <translation>Der Assistent hat noch nichts gesagt.</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="95"/>
        <source>The assistant says nothing more.</source>
        <translation>Der Assistent sagt nichts mehr.</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="99"/>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="101"/>
        <source>About</source>
        <translation>Thema</translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="113"/>
        <source>Plan [%1]</source>
        <comment>number of the message</comment>
        <translation>Plan [%1]</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/sidecolumn.cpp" line="117"/>
        <location filename="../../ui/review/sidecolumn.cpp" line="131"/>
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="122"/>
        <source>No tool calls</source>
        <translation>Keine Werkzeugaufrufe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/sidecolumn.cpp" line="122"/>
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n Werkzeugaufruf</numerusform>
            <numerusform>%n Werkzeugaufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/sidecolumn.cpp" line="126"/>
        <source>%n earlier, then</source>
        <translation>
            <numerusform>%n früherer, dann</numerusform>
            <numerusform>%n frühere, dann</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/review/sidecolumn.cpp" line="148"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceClass</name>
    <message>
        <location filename="../../models/core/silence.cpp" line="23"/>
        <source>Has text</source>
        <translation>Mit Text</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="24"/>
        <source>Blank message</source>
        <translation>Leere Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="25"/>
        <source>Only a wrapper</source>
        <translation>Nur eine Hülle</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="26"/>
        <source>No parts</source>
        <translation>Ohne Teile</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="27"/>
        <source>Context compaction</source>
        <translation>Kontextverdichtung</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="29"/>
        <source>Context compaction, inferred</source>
        <translation>Kontextverdichtung, erschlossen</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="30"/>
        <source>Tool result</source>
        <translation>Werkzeugergebnis</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="31"/>
        <source>Attachment only</source>
        <translation>Nur Anhang</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="33"/>
        <source>Attachment, lost</source>
        <translation>Anhang, verloren</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="34"/>
        <source>Harness text</source>
        <translation>Harness-Text</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="35"/>
        <source>Ignored text</source>
        <translation>Ignorierter Text</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="36"/>
        <source>Sub-agent launch</source>
        <translation>Start eines Unteragenten</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="37"/>
        <source>Command only</source>
        <translation>Nur Befehl</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="38"/>
        <source>Interrupt</source>
        <translation>Unterbrechung</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="39"/>
        <source>Filler text</source>
        <translation>Fülltext</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="40"/>
        <source>Redacted</source>
        <translation>Geschwärzt</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="41"/>
        <source>Damaged record</source>
        <translation>Beschädigter Datensatz</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="42"/>
        <source>Sub-agent&apos;s turn</source>
        <translation>Redebeitrag eines Unteragenten</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="44"/>
        <source>Assistant without text</source>
        <translation>Assistent ohne Text</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="45"/>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="46"/>
        <source>Absent turn</source>
        <translation>Fehlender Redebeitrag</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="47"/>
        <source>Near silence</source>
        <translation>Beinahe-Schweigen</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceDelegate</name>
    <message>
        <location filename="../../ui/silences/silencedelegate.cpp" line="47"/>
        <source>%1, %2</source>
        <comment>class, detail</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencedelegate.cpp" line="233"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceFilterBar</name>
    <message>
        <location filename="../../ui/silences/silencefilterbar.cpp" line="26"/>
        <source>Index, class or reading</source>
        <translation>Index, Klasse oder Deutung</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencefilterbar.cpp" line="27"/>
        <source>Filter the silences</source>
        <translation>Schweigen filtern</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencefilterbar.cpp" line="30"/>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencefilterbar.cpp" line="31"/>
        <source>List only what nobody has read yet</source>
        <translation>Nur auflisten, was noch niemand gelesen hat</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceGroup</name>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="39"/>
        <source>A person</source>
        <translation>Eine Person</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="41"/>
        <source>The harness, no human act</source>
        <translation>Der Harness, keine menschliche Handlung</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="43"/>
        <source>Not known whose</source>
        <translation>Nicht bekannt, wessen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="45"/>
        <source>The assistant</source>
        <translation>Der Assistent</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="47"/>
        <source>In branches not continued</source>
        <translation>In nicht fortgesetzten Zweigen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="49"/>
        <source>Not there (marked by Tacet)</source>
        <translation>Nicht vorhanden (von Tacet markiert)</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceListModel</name>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="149"/>
        <source>%1, %2</source>
        <comment>name of a group, how many silences</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="170"/>
        <source>List fewer</source>
        <translation>Weniger auflisten</translation>
    </message>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="170"/>
        <source>%1 not listed</source>
        <translation>%1 nicht aufgelistet</translation>
    </message>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="170"/>
        <source>, </source>
        <comment>between counts</comment>
        <translation>, </translation>
    </message>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="231"/>
        <source>before message %1, %2</source>
        <comment>where, what is not there</comment>
        <translation>vor Nachricht %1, %2</translation>
    </message>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="255"/>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <location filename="../../models/items/silencelistmodel.cpp" line="261"/>
        <source>, </source>
        <comment>between facts</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>tacet::SilenceListPanel</name>
    <message>
        <location filename="../../ui/silences/silencelistpanel.cpp" line="29"/>
        <source>Silences</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencelistpanel.cpp" line="222"/>
        <source>No silence matches the filter.</source>
        <translation>Kein Schweigen passt zum Filter.</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencelistpanel.cpp" line="224"/>
        <source>No silence here but what is not listed.</source>
        <translation>Hier ist kein Schweigen außer dem nicht aufgelisteten.</translation>
    </message>
    <message>
        <location filename="../../ui/silences/silencelistpanel.cpp" line="226"/>
        <source>No silence here: every message has text.</source>
        <translation>Hier ist kein Schweigen: Jede Nachricht hat Text.</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceTitle</name>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="59"/>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="61"/>
        <source>Compaction?</source>
        <translation>Verdichtung?</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="63"/>
        <source>No text</source>
        <translation>Kein Text</translation>
    </message>
</context>
<context>
    <name>tacet::SilenceWords</name>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="25"/>
        <source>no human act</source>
        <translation>keine menschliche Handlung</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="27"/>
        <source>a person acted</source>
        <translation>eine Person handelte</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="29"/>
        <source>a person acted in part</source>
        <translation>eine Person handelte teilweise</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="33"/>
        <source>human act not known</source>
        <translation>menschliche Handlung nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="40"/>
        <source>not given to it</source>
        <translation>ihm nicht gegeben</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="42"/>
        <source>given to it as it stands</source>
        <translation>ihm unverändert gegeben</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="44"/>
        <source>replaced by a hidden instruction</source>
        <translation>durch eine verborgene Anweisung ersetzt</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="48"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="55"/>
        <source>start of the session</source>
        <translation>Beginn der Sitzung</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="57"/>
        <source>question pending</source>
        <translation>Frage offen</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="59"/>
        <source>proposal pending</source>
        <translation>Vorschlag offen</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="61"/>
        <source>report delivered</source>
        <translation>Bericht abgegeben</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="63"/>
        <source>bad news</source>
        <translation>schlechte Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="65"/>
        <source>work in progress</source>
        <translation>Arbeit im Gang</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="67"/>
        <source>after an error</source>
        <translation>nach einem Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="71"/>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="78"/>
        <source>pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="80"/>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="82"/>
        <source>lapse</source>
        <translation>Gesprächsflaute</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="84"/>
        <source>attributable silence</source>
        <translation>zurechenbares Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="95"/>
        <source>%1, gap not known</source>
        <translation>%1, Lücke nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="98"/>
        <source>%1, longer than %2 of this person&apos;s %3 times</source>
        <translation>%1, länger als %2 der %3 Zeiten dieser Person</translation>
    </message>
    <message>
        <location filename="../../ui/review/silencewords.cpp" line="104"/>
        <source>%1 (n = %2 times of this person: too few to compare)</source>
        <translation>%1 (n = %2 Zeiten dieser Person: zu wenige zum Vergleich)</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="65"/>
        <source>The message has one part, of type “%1”.</source>
        <translation>Die Nachricht hat einen Teil, vom Typ „%1“.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="67"/>
        <source>The message has %1 parts, of type %2.</source>
        <translation>Die Nachricht hat %1 Teile, vom Typ %2.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="74"/>
        <source>No text: a blank message, white space only</source>
        <translation>Kein Text: eine leere Nachricht, nur Leerraum</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="75"/>
        <source>The text that is stored holds nothing but spaces or line breaks.</source>
        <translation>Der gespeicherte Text enthält nichts als Leerzeichen oder Zeilenumbrüche.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="77"/>
        <source>No text: a blank message, invisible characters only</source>
        <translation>Kein Text: eine leere Nachricht, nur unsichtbare Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="78"/>
        <source>The text that is stored holds only characters that show nothing, such as zero-width spaces.</source>
        <translation>Der gespeicherte Text enthält nur Zeichen, die nichts zeigen, etwa Leerzeichen der Breite null.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="80"/>
        <source>No text: a blank message</source>
        <translation>Kein Text: eine leere Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="80"/>
        <source>The text that is stored has length zero.</source>
        <translation>Der gespeicherte Text hat die Länge null.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="84"/>
        <source>The source marks it as a prompt that a person sent.</source>
        <translation>Die Quelle kennzeichnet sie als Prompt, den eine Person gesendet hat.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="85"/>
        <source>Whether a person sent it cannot be told from the record: a client can send such a message too.</source>
        <translation>Ob eine Person sie gesendet hat, lässt sich aus dem Datensatz nicht erkennen: Auch ein Client kann eine solche Nachricht senden.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="94"/>
        <source>The record has no content at all: the key is missing.</source>
        <translation>Der Datensatz hat gar keinen Inhalt: Der Schlüssel fehlt.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="97"/>
        <source>The content that is stored is null.</source>
        <translation>Der gespeicherte Inhalt ist null.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="100"/>
        <source>The list of parts that is stored is empty.</source>
        <translation>Die gespeicherte Liste der Teile ist leer.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="103"/>
        <source>The content that is stored is an empty string.</source>
        <translation>Der gespeicherte Inhalt ist eine leere Zeichenkette.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="106"/>
        <source>Nothing is stored for this message but its frame.</source>
        <translation>Von dieser Nachricht ist nichts als ihr Rahmen gespeichert.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="109"/>
        <source>No text: a message without any part</source>
        <translation>Kein Text: eine Nachricht ohne jeden Teil</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="110"/>
        <source>A client, a crash or a lost migration can leave this behind.</source>
        <translation>Ein Client, ein Absturz oder eine verlorene Migration kann dies hinterlassen.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="116"/>
        <source>The compaction was stopped before it was done.</source>
        <translation>Die Verdichtung wurde angehalten, bevor sie fertig war.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="118"/>
        <source>The compaction failed.</source>
        <translation>Die Verdichtung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="120"/>
        <source>No finished summary is recorded.</source>
        <translation>Eine fertige Zusammenfassung ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="127"/>
        <source>No words of a person: summary written by context compaction</source>
        <translation>Keine Worte einer Person: Zusammenfassung, von der Kontextverdichtung geschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="128"/>
        <source>The text below is a summary of the conversation so far. The model was given it in place of all that stands before.</source>
        <translation>Der Text unten ist eine Zusammenfassung des bisherigen Gesprächs. Das Modell erhielt sie anstelle von allem, was davor steht.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="132"/>
        <source>No text: probably context compaction (inferred)</source>
        <translation>Kein Text: wahrscheinlich Kontextverdichtung (erschlossen)</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="133"/>
        <source>The parts of this message are not in the file. The answer that follows has the headings of a compaction summary, so this was probably a request of the program’s, not of a person.</source>
        <translation>Die Teile dieser Nachricht sind nicht in der Datei. Die folgende Antwort trägt die Überschriften einer Verdichtungszusammenfassung; dies war also wahrscheinlich eine Aufforderung des Programms, nicht einer Person.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="136"/>
        <source>No text: context compaction; who started it is not recorded</source>
        <translation>Kein Text: Kontextverdichtung; wer sie auslöste, ist nicht aufgezeichnet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="139"/>
        <source>No text: context compaction, started by the program</source>
        <translation>Kein Text: Kontextverdichtung, vom Programm ausgelöst</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="140"/>
        <source>The conversation no longer fitted into the model’s context.</source>
        <translation>Das Gespräch passte nicht mehr in den Kontext des Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="143"/>
        <source>No text: context compaction, asked for by a command</source>
        <translation>Kein Text: Kontextverdichtung, durch einen Befehl verlangt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="144"/>
        <source>Somebody typed a command for it, or another program asked for it.</source>
        <translation>Jemand tippte einen Befehl dafür ein, oder ein anderes Programm verlangte sie.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="147"/>
        <source>The model was given a hidden instruction to summarise instead.</source>
        <translation>Dem Modell wurde stattdessen eine verborgene Anweisung zum Zusammenfassen gegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="156"/>
        <source>The model was given this text as if the user had sent it.</source>
        <translation>Dem Modell wurde dieser Text so gegeben, als hätte ihn der Nutzer gesendet.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="158"/>
        <source>No words of a person: “continue”, sent by the program after a compaction</source>
        <translation>Keine Worte einer Person: „continue“, vom Programm nach einer Verdichtung gesendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="160"/>
        <source>No words of a person: instruction added by the program after a sub-agent’s task</source>
        <translation>Keine Worte einer Person: Anweisung, vom Programm nach der Aufgabe eines Unteragenten hinzugefügt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="162"/>
        <source>No words of a person: the program resumes from a summary</source>
        <translation>Keine Worte einer Person: Das Programm setzt aus einer Zusammenfassung fort</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="164"/>
        <source>No words of a person: reminder by the program</source>
        <translation>Keine Worte einer Person: Erinnerung durch das Programm</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="166"/>
        <source>No words of a person: nudge after an empty answer</source>
        <translation>Keine Worte einer Person: Anstoß nach einer leeren Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="168"/>
        <source>No words of a person: feedback of a hook</source>
        <translation>Keine Worte einer Person: Rückmeldung eines Hooks</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="169"/>
        <source>No words of a person: text written by the program</source>
        <translation>Keine Worte einer Person: vom Programm geschriebener Text</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="175"/>
        <source>No words: a shell command run by the person</source>
        <translation>Keine Worte: ein Shell-Befehl, von der Person ausgeführt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="176"/>
        <source>Only the command and its output are recorded; the program wrapped them for the model.</source>
        <translation>Nur der Befehl und seine Ausgabe sind aufgezeichnet; das Programm hat sie für das Modell verpackt.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="178"/>
        <source>No words: a command only</source>
        <translation>Keine Worte: nur ein Befehl</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="179"/>
        <source>The record holds a command and what it printed, not a message to the assistant.</source>
        <translation>Der Datensatz enthält einen Befehl und dessen Ausgabe, keine Nachricht an den Assistenten.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="184"/>
        <source>No words: the person stopped the assistant</source>
        <translation>Keine Worte: Die Person hielt den Assistenten an</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="185"/>
        <source>The program recorded the interruption; nothing was typed with it.</source>
        <translation>Das Programm hat die Unterbrechung aufgezeichnet; getippt wurde dazu nichts.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="192"/>
        <source>No text: only a wrapper around nothing</source>
        <translation>Kein Text: nur eine Hülle um nichts</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="193"/>
        <source>Tags are stored, and between them only white space. What stood there, if anything, is not in the file.</source>
        <translation>Gespeichert sind Tags und dazwischen nur Leerraum. Was dort stand, falls etwas dort stand, ist nicht in der Datei.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="196"/>
        <source>No words for the model: a notice that only the person saw</source>
        <translation>Keine Worte für das Modell: ein Hinweis, den nur die Person sah</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="197"/>
        <source>The text below is marked as ignored: the model was not given it.</source>
        <translation>Der Text unten ist als ignoriert gekennzeichnet: Dem Modell wurde er nicht gegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="200"/>
        <source>No text: only the mention of an agent</source>
        <translation>Kein Text: nur die Nennung eines Agenten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="201"/>
        <source>The person named an agent and wrote nothing else.</source>
        <translation>Die Person nannte einen Agenten und schrieb sonst nichts.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="202"/>
        <source>No text: a sub-agent was launched</source>
        <translation>Kein Text: Ein Unteragent wurde gestartet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="203"/>
        <source>A command or an agent was started; its prompt stands below where it is recorded.</source>
        <translation>Ein Befehl oder ein Agent wurde gestartet; sein Prompt steht unten, wo er aufgezeichnet ist.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="205"/>
        <source>No words of a person: filler put in by a framework</source>
        <translation>Keine Worte einer Person: Fülltext, von einem Framework eingesetzt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="206"/>
        <source>Programs send such a text where a message may not be empty. It means nothing by itself.</source>
        <translation>Programme senden einen solchen Text, wo eine Nachricht nicht leer sein darf. Für sich genommen bedeutet er nichts.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="208"/>
        <source>No text: removed before the file was shared</source>
        <translation>Kein Text: entfernt, bevor die Datei geteilt wurde</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="209"/>
        <source>There was content here; what it was cannot be told from the file.</source>
        <translation>Hier war Inhalt; welcher, lässt sich aus der Datei nicht erkennen.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="211"/>
        <source>No text: the record is damaged</source>
        <translation>Kein Text: Der Datensatz ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="212"/>
        <source>It could not be read as a message. The bytes that are there are in the record.</source>
        <translation>Er konnte nicht als Nachricht gelesen werden. Die vorhandenen Bytes stehen im Datensatz.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="216"/>
        <source>No text, and the record does not say why</source>
        <translation>Kein Text, und der Datensatz sagt nicht, warum</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="222"/>
        <source>no text, tool calls only</source>
        <translation>kein Text, nur Werkzeugaufrufe</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="224"/>
        <source>No text: the assistant only reasoned</source>
        <translation>Kein Text: Der Assistent hat nur nachgedacht</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="226"/>
        <source>No text: reasoning that is stored only sealed</source>
        <translation>Kein Text: Gedankengang, nur versiegelt gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="228"/>
        <source>No text: the model refused</source>
        <translation>Kein Text: Das Modell lehnte ab</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="230"/>
        <source>No text: the limit of output was reached</source>
        <translation>Kein Text: Die Ausgabegrenze war erreicht</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="232"/>
        <source>No text: a content filter stopped the answer</source>
        <translation>Kein Text: Ein Inhaltsfilter hielt die Antwort an</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="234"/>
        <source>No text: the request failed</source>
        <translation>Kein Text: Die Anfrage ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="236"/>
        <source>No text: the context was too large for the model</source>
        <translation>Kein Text: Der Kontext war zu groß für das Modell</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="238"/>
        <source>No text: stopped before anything was said</source>
        <translation>Kein Text: angehalten, bevor etwas gesagt war</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="240"/>
        <source>No text: the answer was never finished</source>
        <translation>Kein Text: Die Antwort wurde nie beendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="242"/>
        <source>No text: frame of a sub-agent’s task</source>
        <translation>Kein Text: Rahmen der Aufgabe eines Unteragenten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="244"/>
        <source>No text: shell command of the user</source>
        <translation>Kein Text: Shell-Befehl des Nutzers</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="245"/>
        <source>No text: an empty answer</source>
        <translation>Kein Text: eine leere Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="251"/>
        <source>A turn is missing: nobody answered</source>
        <translation>Ein Redebeitrag fehlt: Niemand hat geantwortet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="253"/>
        <source>A turn is missing: the conversation was rewound here</source>
        <translation>Ein Redebeitrag fehlt: Das Gespräch wurde hier zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="255"/>
        <source>A turn is missing: the beginning of the conversation is not in the file</source>
        <translation>Ein Redebeitrag fehlt: Der Anfang des Gesprächs ist nicht in der Datei</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="257"/>
        <source>A turn is missing: a tool call without a result</source>
        <translation>Ein Redebeitrag fehlt: ein Werkzeugaufruf ohne Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="258"/>
        <source>A turn is missing that should be here</source>
        <translation>Ein Redebeitrag fehlt, der hier stehen sollte</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="272"/>
        <source>Tool result: the person refused the call</source>
        <translation>Werkzeugergebnis: Die Person lehnte den Aufruf ab</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="272"/>
        <source>Tool result</source>
        <translation>Werkzeugergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="275"/>
        <source>No text: attachment only</source>
        <translation>Kein Text: nur Anhang</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="275"/>
        <source>The person sent what is listed below and wrote nothing.</source>
        <translation>Die Person sandte, was unten aufgelistet ist, und schrieb nichts.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="277"/>
        <source>No text: an attachment that is lost</source>
        <translation>Kein Text: ein verlorener Anhang</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="278"/>
        <source>Something was attached; its bytes are not in the file.</source>
        <translation>Etwas war angehängt; seine Bytes sind nicht in der Datei.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="286"/>
        <source>No text: turn of a sub-agent or of an abandoned branch</source>
        <translation>Kein Text: Redebeitrag eines Unteragenten oder eines aufgegebenen Zweigs</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="292"/>
        <source>No message for a long time</source>
        <translation>Lange Zeit keine Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/silencewords.cpp" line="294"/>
        <source>Almost nothing was said</source>
        <translation>Fast nichts wurde gesagt</translation>
    </message>
</context>
<context>
    <name>tacet::Slot</name>
    <message>
        <location filename="../../models/core/silence.cpp" line="113"/>
        <source>session start</source>
        <translation>Sitzungsbeginn</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="114"/>
        <source>question pending</source>
        <translation>Frage offen</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="115"/>
        <source>proposal pending</source>
        <translation>Vorschlag offen</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="116"/>
        <source>report delivered</source>
        <translation>Bericht abgegeben</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="117"/>
        <source>bad news</source>
        <translation>schlechte Nachricht</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="118"/>
        <source>work in progress</source>
        <translation>Arbeit im Gang</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="119"/>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../models/core/silence.cpp" line="120"/>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
</context>
<context>
    <name>tacet::SourceBodyProvider</name>
    <message>
        <location filename="../../ui/transcript/sourcebodyprovider.cpp" line="34"/>
        <location filename="../../ui/transcript/sourcebodyprovider.cpp" line="80"/>
        <source>The index has no such message.</source>
        <translation>Der Index enthält keine solche Nachricht.</translation>
    </message>
</context>
<context>
    <name>tacet::SourceWalk</name>
    <message>
        <location filename="../../models/operations/sourcewalk.cpp" line="68"/>
        <source>a link to a folder, which may lead in a circle</source>
        <translation>ein Verweis auf einen Ordner, der im Kreis führen kann</translation>
    </message>
    <message>
        <location filename="../../models/operations/sourcewalk.cpp" line="74"/>
        <source>a link that leads nowhere</source>
        <translation>ein Verweis, der nirgendwohin führt</translation>
    </message>
    <message>
        <location filename="../../models/operations/sourcewalk.cpp" line="76"/>
        <source>a pipe or a device, not a file</source>
        <translation>eine Pipe oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <location filename="../../models/operations/sourcewalk.cpp" line="86"/>
        <source>The folder cannot be read. Check its permissions.</source>
        <translation>Der Ordner kann nicht gelesen werden. Bitte seine Berechtigungen prüfen.</translation>
    </message>
</context>
<context>
    <name>tacet::SpecStoryImporter</name>
    <message>
        <location filename="../../models/importers/specstoryimporter.cpp" line="174"/>
        <source>SpecStory history</source>
        <translation>SpecStory-Verlauf</translation>
    </message>
</context>
<context>
    <name>tacet::SpoolWriter</name>
    <message>
        <location filename="../../models/importers/spool.cpp" line="23"/>
        <source>The cache cannot be written: %1. Make room, or choose another folder with --library.</source>
        <translation>Der Zwischenspeicher kann nicht beschrieben werden: %1. Bitte Platz schaffen oder mit --library einen anderen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>tacet::SpooledFormat</name>
    <message>
        <location filename="../../models/importers/codechatformats.cpp" line="344"/>
        <source>VS Code chat session</source>
        <translation>VS-Code-Chatsitzung</translation>
    </message>
    <message>
        <location filename="../../models/importers/codechatformats.cpp" line="346"/>
        <source>VS Code chat log</source>
        <translation>VS-Code-Chatprotokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/cursordatabase.cpp" line="250"/>
        <source>Cursor database</source>
        <translation>Cursor-Datenbank</translation>
    </message>
    <message>
        <location filename="../../models/importers/geminilog.cpp" line="247"/>
        <source>Gemini CLI log</source>
        <translation>Gemini-CLI-Protokoll</translation>
    </message>
    <message>
        <location filename="../../models/importers/goosedatabase.cpp" line="143"/>
        <source>Goose database</source>
        <translation>Goose-Datenbank</translation>
    </message>
    <message>
        <location filename="../../models/importers/openhandsformats.cpp" line="291"/>
        <source>OpenHands trajectory</source>
        <translation>OpenHands-Trajektorie</translation>
    </message>
    <message>
        <location filename="../../models/importers/openhandsformats.cpp" line="293"/>
        <source>OpenHands output</source>
        <translation>OpenHands-Ausgabe</translation>
    </message>
    <message>
        <location filename="../../models/importers/openhandsformats.cpp" line="295"/>
        <source>OpenHands folder of events</source>
        <translation>OpenHands-Ereignisordner</translation>
    </message>
</context>
<context>
    <name>tacet::TemplateTextImporter</name>
    <message>
        <location filename="../../models/importers/templatetextimporter.cpp" line="152"/>
        <source>text in a prompt template</source>
        <translation>Text in einer Prompt-Vorlage</translation>
    </message>
</context>
<context>
    <name>tacet::TextImporter</name>
    <message>
        <location filename="../../models/importers/textimporter.cpp" line="74"/>
        <source>The turn is too large to be read.</source>
        <translation>Der Redebeitrag ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <location filename="../../models/importers/textimporter.cpp" line="144"/>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../models/importers/textimporter.cpp" line="178"/>
        <source>The evidence lies outside of its turn.</source>
        <translation>Der Beleg liegt außerhalb seines Redebeitrags.</translation>
    </message>
</context>
<context>
    <name>tacet::TextMatcher</name>
    <message>
        <location filename="../../models/core/textmatcher.cpp" line="131"/>
        <source>The regular expression is not valid at character %1: %2</source>
        <translation>Der reguläre Ausdruck ist bei Zeichen %1 nicht gültig: %2</translation>
    </message>
    <message>
        <location filename="../../models/core/textmatcher.cpp" line="166"/>
        <source>There is nothing to look for</source>
        <translation>Es gibt nichts, wonach gesucht werden könnte</translation>
    </message>
</context>
<context>
    <name>tacet::Timeline</name>
    <message>
        <location filename="../../ui/timeline/timelinemarks.cpp" line="32"/>
        <source>%1k</source>
        <comment>thousands</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinemarks.cpp" line="33"/>
        <source>%1M</source>
        <comment>millions</comment>
        <translation>%1M</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinepainter.cpp" line="35"/>
        <location filename="../../ui/timeline/timelinewords.cpp" line="26"/>
        <source>user</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinepainter.cpp" line="37"/>
        <location filename="../../ui/timeline/timelinewords.cpp" line="28"/>
        <source>assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinepainter.cpp" line="39"/>
        <source>tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinepainter.cpp" line="41"/>
        <source>silences</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinepainter.cpp" line="43"/>
        <source>harness</source>
        <translation>Harness</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="30"/>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="32"/>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="41"/>
        <source>unread</source>
        <translation>ungelesen</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="43"/>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="45"/>
        <source>read by another</source>
        <translation>von anderen gelesen</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="47"/>
        <source>adjudicated</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="87"/>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="92"/>
        <source>silent</source>
        <translation>schweigt</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewords.cpp" line="95"/>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>tacet::TimelineWidget</name>
    <message>
        <location filename="../../ui/timeline/timelineaccessible.cpp" line="135"/>
        <source>%1 messages, %2 silences</source>
        <translation>%1 Nachrichten, %2 Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="48"/>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="52"/>
        <source>What the axis counts (M)</source>
        <translation>Was die Achse zählt (M)</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="203"/>
        <source>wheel zooms, drag pans, J / K next and previous silence</source>
        <translation>Rad zoomt, Ziehen verschiebt, J / K nächstes und voriges Schweigen</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="359"/>
        <source>By &amp;message</source>
        <translation>Nach &amp;Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="360"/>
        <source>By &amp;time</source>
        <translation>Nach &amp;Zeit</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="363"/>
        <source>&amp;Fit	0</source>
        <translation>&amp;Einpassen	0</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="364"/>
        <source>Zoom &amp;in	+</source>
        <translation>Ver&amp;größern	+</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="365"/>
        <source>Zoom &amp;out	-</source>
        <translation>Ver&amp;kleinern	-</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="367"/>
        <source>&amp;Copy as picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="386"/>
        <source>by message</source>
        <translation>nach Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="386"/>
        <source>by time</source>
        <translation>nach Zeit</translation>
    </message>
    <message>
        <location filename="../../ui/timeline/timelinewidget.cpp" line="387"/>
        <source>Axis: %1</source>
        <translation>Achse: %1</translation>
    </message>
</context>
<context>
    <name>tacet::TolerantParser</name>
    <message>
        <location filename="../../models/importers/tolerantparser.cpp" line="25"/>
        <source>This is no JSON.</source>
        <translation>Dies ist kein JSON.</translation>
    </message>
</context>
<context>
    <name>tacet::ToolComposer</name>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="89"/>
        <source>Neither input nor output is recorded.</source>
        <translation>Weder Eingabe noch Ausgabe ist aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="95"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="95"/>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="97"/>
        <source>Result of %1</source>
        <translation>Ergebnis von %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="129"/>
        <source>and 1 more file</source>
        <translation>und 1 weitere Datei</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="129"/>
        <source>and %1 more files</source>
        <translation>und %1 weitere Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="144"/>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="206"/>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="152"/>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="169"/>
        <source>refused by the person</source>
        <translation>von der Person abgelehnt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="171"/>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="173"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="175"/>
        <source>no end recorded</source>
        <translation>kein Ende aufgezeichnet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="178"/>
        <source>exit status %1</source>
        <translation>Exit-Status %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="182"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="184"/>
        <source>later taken out of the model’s context</source>
        <translation>später aus dem Kontext des Modells entfernt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="192"/>
        <source>Open the sub-agent’s session</source>
        <translation>Sitzung des Unteragenten öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="196"/>
        <source>Session of the sub-agent: %1, not part of what is open</source>
        <translation>Sitzung des Unteragenten: %1, nicht Teil des Geöffneten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="222"/>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="222"/>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="228"/>
        <source>Show all (%1)</source>
        <translation>Alles zeigen (%1)</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="252"/>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="263"/>
        <source>%1, deleted</source>
        <translation>%1, gelöscht</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="265"/>
        <source>%1, new</source>
        <translation>%1, neu</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="267"/>
        <source>%1, every occurrence</source>
        <translation>%1, jedes Vorkommen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="269"/>
        <source>%1, from line %2</source>
        <translation>%1, ab Zeile %2</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="300"/>
        <source>1 equal line</source>
        <translation>1 gleiche Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="301"/>
        <source>%1 equal lines</source>
        <translation>%1 gleiche Zeilen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="308"/>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="344"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="344"/>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/toolcomposer.cpp" line="354"/>
        <source>Given to the model instead:</source>
        <translation>Stattdessen dem Modell gegeben:</translation>
    </message>
</context>
<context>
    <name>tacet::TranscriptHint</name>
    <message>
        <location filename="../../ui/transcript/transcripthint.cpp" line="25"/>
        <source>No transcript is open</source>
        <translation>Kein Transkript ist geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcripthint.cpp" line="25"/>
        <source>Drop a transcript here, or open one with Ctrl+O.</source>
        <translation>Ziehen Sie ein Transkript hierher oder öffnen Sie eines mit Strg+O.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcripthint.cpp" line="27"/>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcripthint.cpp" line="27"/>
        <source>Messages appear as soon as the first ones are read.</source>
        <translation>Nachrichten erscheinen, sobald die ersten gelesen sind.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcripthint.cpp" line="31"/>
        <source>This session holds no messages</source>
        <translation>Diese Sitzung enthält keine Nachrichten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcripthint.cpp" line="31"/>
        <source>The file was read; there is nothing in it to show.</source>
        <translation>Die Datei wurde gelesen; es gibt darin nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>tacet::TranscriptPainter</name>
    <message>
        <location filename="../../ui/transcript/transcriptpainter.cpp" line="225"/>
        <source>compacted away: no longer given to the model</source>
        <translation>wegverdichtet: dem Modell nicht mehr gegeben</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcriptpainter.cpp" line="407"/>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcriptpainter.cpp" line="408"/>
        <source>picture not read yet</source>
        <translation>Bild noch nicht gelesen</translation>
    </message>
</context>
<context>
    <name>tacet::TranscriptReader</name>
    <message>
        <location filename="../../models/store/indexdatabase.cpp" line="56"/>
        <source>The old index could not be removed: remove it by hand</source>
        <translation>Der alte Index konnte nicht entfernt werden: Bitte von Hand entfernen</translation>
    </message>
    <message>
        <location filename="../../models/store/indexdatabase.cpp" line="96"/>
        <source>The index was written by another version: open the transcript again</source>
        <translation>Der Index wurde von einer anderen Version geschrieben: Bitte das Transkript erneut öffnen</translation>
    </message>
    <message>
        <location filename="../../models/store/transcriptreader.cpp" line="93"/>
        <source>The index holds nothing of the kind any more: open the transcript again</source>
        <translation>Der Index enthält nichts dergleichen mehr: Bitte das Transkript erneut öffnen</translation>
    </message>
</context>
<context>
    <name>tacet::TranscriptView</name>
    <message>
        <location filename="../../ui/transcript/transcriptaccessible.cpp" line="131"/>
        <source>%1 messages</source>
        <translation>%1 Nachrichten</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcripttips.cpp" line="20"/>
        <source>%1
Not opened from here; copy it with the context menu.</source>
        <translation>%1
Wird von hier nicht geöffnet; über das Kontextmenü kopieren.</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcriptview.cpp" line="52"/>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcriptview.cpp" line="248"/>
        <source>no longer given to the model</source>
        <translation>dem Modell nicht mehr gegeben</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcriptcopy.cpp" line="168"/>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/transcriptcopy.cpp" line="171"/>
        <source>silent</source>
        <translation>schweigt</translation>
    </message>
</context>
<context>
    <name>tacet::TranscriptWriter</name>
    <message>
        <location filename="../../models/store/transcriptwriter.cpp" line="96"/>
        <source>Another program has begun to index the same transcript: try again</source>
        <translation>Ein anderes Programm hat begonnen, dasselbe Transkript zu indizieren: Bitte erneut versuchen</translation>
    </message>
    <message>
        <location filename="../../models/store/transcriptwriter.cpp" line="194"/>
        <source>Only a source of one session can grow</source>
        <translation>Nur eine Quelle mit einer einzigen Sitzung kann wachsen</translation>
    </message>
</context>
<context>
    <name>tacet::ViewpointSwitch</name>
    <message>
        <location filename="../../ui/transcript/viewpointswitch.cpp" line="90"/>
        <source>Viewpoint</source>
        <translation>Blickwinkel</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/viewpointswitch.cpp" line="96"/>
        <source>Stored</source>
        <comment>what the file holds</comment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/viewpointswitch.cpp" line="97"/>
        <source>Person</source>
        <comment>what the person saw</comment>
        <translation>Person</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/viewpointswitch.cpp" line="98"/>
        <source>Model</source>
        <comment>what the model was given</comment>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>tacet::VisibilityWords</name>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="21"/>
        <source>written by the program</source>
        <translation>vom Programm geschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="23"/>
        <source>marked as not for the model</source>
        <translation>als nicht für das Modell bestimmt gekennzeichnet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="25"/>
        <source>this turn was not sent</source>
        <translation>dieser Redebeitrag wurde nicht gesendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="27"/>
        <source>taken out of the context later</source>
        <translation>später aus dem Kontext entfernt</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="29"/>
        <source>stored only sealed</source>
        <translation>nur versiegelt gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="31"/>
        <source>a failed answer is not sent back</source>
        <translation>eine fehlgeschlagene Antwort wird nicht zurückgesendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="33"/>
        <source>taken back by the person</source>
        <translation>von der Person zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="36"/>
        <source>something else was sent</source>
        <translation>etwas anderes wurde gesendet</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="41"/>
        <source>added by the program, in the person’s name</source>
        <translation>vom Programm hinzugefügt, im Namen der Person</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="44"/>
        <source>not shown to the person: %1</source>
        <translation>der Person nicht gezeigt: %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="44"/>
        <source>not given to the model: %1</source>
        <translation>dem Modell nicht gegeben: %1</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="53"/>
        <source>As the person saw it</source>
        <translation>Wie die Person es sah</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="55"/>
        <source>As the model saw it</source>
        <translation>Wie das Modell es sah</translation>
    </message>
    <message>
        <location filename="../../ui/transcript/visibilitywords.cpp" line="57"/>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
</context>
<context>
    <name>tacet::WholeFile</name>
    <message>
        <location filename="../../models/exporters/wholefile.cpp" line="18"/>
        <source>The file could not be written: %1.</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1.</translation>
    </message>
</context>
<context>
    <name>tacet::Workspace</name>
    <message>
        <location filename="../../ui/session/exportreviews.cpp" line="38"/>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <location filename="../../ui/session/workspace.cpp" line="219"/>
        <source>There is no conversation in this file.</source>
        <translation>In dieser Datei ist kein Gespräch.</translation>
    </message>
    <message>
        <location filename="../../ui/session/workspace.cpp" line="238"/>
        <source>The session is no longer in the transcript: open it again.</source>
        <translation>Die Sitzung ist nicht mehr im Transkript: Bitte erneut öffnen.</translation>
    </message>
</context>
<context>
    <name>tacet::dialogs</name>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="28"/>
        <source>Open a Transcript</source>
        <translation>Transkript öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="37"/>
        <source>Open a Folder of Sessions</source>
        <translation>Ordner mit Sitzungen öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="46"/>
        <source>Go to Message</source>
        <translation>Zu Nachricht gehen</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="46"/>
        <source>Message, 0 to %1:</source>
        <translation>Nachricht, 0 bis %1:</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="58"/>
        <source>Reviewer</source>
        <translation>Gutachter</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="58"/>
        <source>Each reviewer&apos;s readings are a layer of their own. Read under the name:</source>
        <translation>Die Deutungen jedes Gutachters bilden eine eigene Ebene. Lesen unter dem Namen:</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="66"/>
        <source>Review of message %1, an essay (*.md)</source>
        <translation>Begutachtung von Nachricht %1, ein Essay (*.md)</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="67"/>
        <source>All reviews of this session, one document (*.md)</source>
        <translation>Alle Begutachtungen dieser Sitzung, ein Dokument (*.md)</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="68"/>
        <source>All reviews of this session, lossless (*.jsonl)</source>
        <translation>Alle Begutachtungen dieser Sitzung, verlustfrei (*.jsonl)</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="73"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="83"/>
        <source>About Tacet</source>
        <translation>Über Tacet</translation>
    </message>
    <message>
        <location filename="../../ui/mainwindow/dialogs.cpp" line="84"/>
        <source>&lt;b&gt;Tacet %1&lt;/b&gt;&lt;p&gt;&lt;i&gt;In this part, silent.&lt;/i&gt;&lt;/p&gt;&lt;p&gt;Reads transcripts of conversations with AI agents for their silences. Nothing is sent anywhere; transcripts are never written to.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</source>
        <translation>&lt;b&gt;Tacet %1&lt;/b&gt;&lt;p&gt;&lt;i&gt;In dieser Stimme: Schweigen.&lt;/i&gt;&lt;/p&gt;&lt;p&gt;Liest Transkripte von Gesprächen mit KI-Agenten auf ihre Schweigestellen hin. Nichts wird irgendwohin gesendet; Transkripte werden nie beschrieben.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>tacet::foldedPhrase</name>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="150"/>
        <source>%1 tool result</source>
        <translation>%1 Werkzeugergebnis</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="151"/>
        <source>%1 tool results</source>
        <translation>%1 Werkzeugergebnisse</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="153"/>
        <source>%1 sub-agent or branch turn</source>
        <translation>%1 Redebeitrag eines Unteragenten oder Zweigs</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="154"/>
        <source>%1 sub-agent or branch turns</source>
        <translation>%1 Redebeiträge von Unteragenten oder Zweigen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="156"/>
        <source>%1 near silence</source>
        <translation>%1 Beinahe-Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="157"/>
        <source>%1 near silences</source>
        <translation>%1 Beinahe-Schweigen</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="159"/>
        <source>%1 absent turn</source>
        <translation>%1 fehlender Redebeitrag</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="160"/>
        <source>%1 absent turns</source>
        <translation>%1 fehlende Redebeiträge</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="162"/>
        <source>%1 assistant turn without text</source>
        <translation>%1 Redebeitrag des Assistenten ohne Text</translation>
    </message>
    <message>
        <location filename="../../models/items/silencewords.cpp" line="163"/>
        <source>%1 assistant turns without text</source>
        <translation>%1 Redebeiträge des Assistenten ohne Text</translation>
    </message>
</context>
<context>
    <name>tacet::importSource</name>
    <message>
        <location filename="../../models/operations/importsource.cpp" line="33"/>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <location filename="../../models/operations/sourcefiles.cpp" line="60"/>
        <source>There is no such file. Check the path.</source>
        <translation>Diese Datei gibt es nicht. Bitte den Pfad prüfen.</translation>
    </message>
</context>
<context>
    <name>tacet::locate</name>
    <message>
        <location filename="../../models/importers/jsonlocator.cpp" line="159"/>
        <source>The record holds no value at this place.</source>
        <translation>Der Datensatz enthält an dieser Stelle keinen Wert.</translation>
    </message>
</context>
</TS>
