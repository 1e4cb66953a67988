import { a, h, list, p, steps } from './html.ts'
import type { Texts } from './texts.ts'

export const de: Texts = {
  seo: {
    title: '{operator}: Maut ohne Schranke',
    description:
      'Finden Sie Ihre Fahrten auf der {road} über Ihr Kennzeichen, bezahlen Sie in wenigen Minuten und lassen Sie sich bei jeder Durchfahrt benachrichtigen.',
  },
  gdpr: p(
    '{operator} verarbeitet diese Angaben, um Ihre Anfrage zu bearbeiten und gesetzliche Pflichten zu erfüllen. Sie werden niemals verkauft.',
    `Auskunft, Berichtigung oder Löschung erhalten Sie unter <strong>{email}</strong>. ${a('/privacy', 'Mehr zu Ihren Rechten')}`,
  ),
  home: {
    title: 'Durchgefahren? Jetzt nur noch bezahlen',
    subtitle: 'Auf der {road} bezahlen Sie <strong>nach der Fahrt</strong>, online und allein mit Ihrem Kennzeichen.',
    buttonText: 'So funktioniert es',
    listBlockTitle: 'Gut vorbereitet losfahren',
  },
  volcanoHome: {
    title: 'Die Vulkanstraße, ganz ohne Schranken',
    subtitle: 'Fahren Sie auf der {road} ohne Halt und bezahlen Sie <strong>innerhalb von {freeDays} Tagen</strong>.',
    buttonText: 'Maut ohne Anhalten entdecken',
    listBlockTitle: 'Vor der Abfahrt lesenswert',
  },
  toPay: {
    primoPassant: p(
      '<strong>Ihr erster Zahlungsverzug?</strong> Bezahlen Sie diese Fahrt innerhalb der angezeigten Frist, dann steigt der Zuschlag nicht.',
    ),
    paymentPeriod: 'Nach der Durchfahrt haben Sie {freeDays} Tage Zeit, um ohne Zuschlag zu bezahlen.',
  },
  prepayment: {
    title: 'Fahrt im Voraus bezahlen',
    subtitle: 'Wählen Sie Ihre Ein- und Ausfahrt auf der {road}, bezahlen Sie und fahren Sie entspannt los.',
  },
  authentication: {
    user: {
      title: 'Ihr Konto',
      content: p('Speichern Sie Ihre Fahrzeuge, behalten Sie alle Fahrten im Blick und bewahren Sie jeden Beleg auf.'),
    },
    renter: {
      title: 'Vermieterbereich',
      content: p(
        'Durchfahrten Ihrer Flotte verfolgen, Kennzeichen importieren, Zahlungsaufforderungen bearbeiten: alles an einem Ort.',
      ),
    },
  },
  help: { title: 'Hilfe', subtitle: 'Antworten auf die häufigsten Fragen, nach Themen geordnet.' },
  categories: {
    pay: 'Eine Fahrt bezahlen',
    notices: 'Zahlungsaufforderungen und Zuschläge',
    vehicles: 'Mein Fahrzeug und Kennzeichen',
    claims: 'Zahlungsaufforderung beanstanden',
    account: 'Konto, Belege und Durchfahrts-Info',
    renters: 'Vermieter und Flotten',
  },
  articles: {
    'pay-now': { title: 'Jetzt eine Fahrt bezahlen', content: '' },
    'how-to-pay': {
      title: 'Wie bezahle ich meine Durchfahrt?',
      extract:
        'Ihr Kennzeichen genügt, ohne Mautgerät. Melden Sie sich an, wenn es in einem Konto gespeichert ist oder eine Fahrt noch läuft.',
      content:
        p(
          'Mautbrücken lesen Ihr Kennzeichen. Spätestens {visibleHours} Stunden später ist die Durchfahrt online sichtbar.',
        ) +
        steps(
          `Öffnen Sie die Seite ${a('/form/payment', 'Bezahlen')} und geben Sie Land und Kennzeichen ein.`,
          'Prüfen Sie die angezeigten Fahrten: Datum, Einfahrt, Ausfahrt und Preis.',
          'Bezahlen Sie mit Bankkarte oder einer akzeptierten Tankkarte.',
          'Laden Sie den Beleg herunter oder lassen Sie ihn sich per E-Mail senden.',
        ),
    },
    'payment-deadline': {
      title: 'Wie lange habe ich Zeit?',
      extract: 'Ab der Durchfahrt bleiben Ihnen {freeDays} Tage, um ohne Zuschlag zu bezahlen.',
      content: p(
        'Die <strong>{freeDays} Tage</strong> beginnen an dem Tag, an dem Sie die letzte Mautbrücke passieren. Die Frist steht bei jeder Fahrt.',
        'Danach geht eine Zahlungsaufforderung an den Halter, und zur Maut kommen Zuschläge hinzu.',
        'Wochenenden und Feiertage zählen mit: Bezahlen Sie am besten, sobald die Fahrt erscheint.',
      ),
    },
    'payment-methods': {
      title: 'Welche Zahlungsarten werden akzeptiert?',
      extract: 'Bankkarten und mehrere Tankkarten für Unternehmen.',
      content:
        list(
          '<strong>Bankkarte</strong>: für alle Fahrten, auch im Voraus bezahlte.',
          '<strong>SHELL- und ESSO-Karten</strong>: für alle Fahrten, auch im Voraus bezahlte.',
          '<strong>TOTAL- und DKV-Karten</strong>: nur für abgeschlossene Fahrten.',
        ) +
        p(
          'Der Kartenherausgeber kann einzelne Fahrzeugklassen ausschließen.',
          'Schecks und Bargeld werden nicht akzeptiert.',
        ),
    },
    'other-ways-to-pay': {
      title: 'Kann ich anders als online bezahlen?',
      extract: 'Ja, telefonisch. Auch eine andere Person kann für Sie bezahlen.',
      content:
        list(
          '<strong>Telefonisch</strong>: Rufen Sie {phone} an und halten Sie Kennzeichen und Bankkarte bereit.',
          '<strong>Durch eine andere Person</strong>: Das Kennzeichen oder die Nummer Ihrer Zahlungsaufforderung genügt.',
          '<strong>Mit einem Konto</strong>: Fahrzeuge und Fahrten bleiben zusammen, eine Zahlung genügt.',
        ) + p('Schecks und Bargeld werden nicht angenommen. Die Frist ist für alle Zahlungsarten gleich.'),
    },
    'journey-not-found': {
      title: 'Ich finde meine Fahrt nicht',
      extract: 'Es kann bis zu {visibleHours} Stunden dauern, bis eine Durchfahrt erscheint.',
      content:
        p('Bevor Sie uns schreiben, prüfen Sie bitte:') +
        list(
          'das Kennzeichen, Zeichen für Zeichen: O und 0 oder I und 1 sind schnell verwechselt;',
          'das gewählte Zulassungsland;',
          'bei einem Mietfahrzeug Datum und Uhrzeit laut Mietvertrag.',
        ) +
        p(
          'Erscheint nach {visibleHours} Stunden nichts, wurde die Fahrt vielleicht schon über ein Mautgerät oder Abo bezahlt.',
        ),
    },
    'payment-refused': {
      title: 'Meine Zahlung wurde abgelehnt',
      catchphrase: 'Bei einer abgelehnten Zahlung wird nichts abgebucht.',
      content:
        p('Meist lehnt die Bank ab: Limit erreicht, Freigabe nicht erteilt oder Karte abgelaufen.') +
        list(
          'Bestätigen Sie die Anfrage rechtzeitig in Ihrer Banking-App.',
          'Versuchen Sie es mit einer anderen Karte.',
          'Warten Sie einige Minuten, bevor Sie neu beginnen.',
        ) +
        p('Die Zahlungsfrist läuft weiter: Versuchen Sie es bald wieder.'),
    },
    'prepay-journey': {
      title: 'Kann ich im Voraus bezahlen?',
      extract: 'Ja, auf dem betreffenden Abschnitt, bis zu fünf Fahrten auf einmal.',
      content: p(
        `Öffnen Sie die Seite ${a('/form/prepayment', 'Vorauszahlung')}, geben Sie Ihr Kennzeichen ein und wählen Sie Ein- und Ausfahrt. Der Preis erscheint sofort; auch Hin- und Rückfahrt ist möglich.`,
        'Bereits zurückgelegte Fahrten müssen Sie gleichzeitig bezahlen. Für Mietfahrzeuge gibt es keine Vorauszahlung.',
      ),
    },
    'surcharge-steps': {
      title: 'Was geschieht, wenn ich zu spät bezahle?',
      extract: 'Der Zuschlag steigt in Stufen: {firstFee}, dann {secondFee}, dann ein Bußgeld.',
      content:
        steps(
          '<strong>Bis {freeDays} Tage nach der Durchfahrt</strong>: nur die Maut.',
          '<strong>In den folgenden {secondFrom} Tagen</strong>: Maut plus {firstFee} Zuschlag.',
          '<strong>Bis {prosecutorFrom} Tage nach der ersten Frist</strong>: Maut plus {secondFee} Zuschlag.',
          '<strong>Danach</strong>: Der Vorgang geht an die Staatsanwaltschaft (OMP), zur Maut kommt ein Bußgeld von {fine} hinzu.',
        ) + p('Je früher Sie bezahlen, desto weniger kostet es.'),
    },
    'read-a-notice': {
      title: 'Wo steht die Nummer meiner Zahlungsaufforderung?',
      extract: 'Oben rechts auf dem Schreiben, unter „Avis de paiement“.',
      content: p(
        'Die Zahlungsaufforderung nennt Datum und Ort der Durchfahrt, das gelesene Kennzeichen und den fälligen Betrag. Ihre Nummer steht oben rechts.',
        `Geben Sie diese Nummer auf der Seite ${a('/form/payment', 'Bezahlen')} im Reiter „Nach Aufforderungs- oder Vorgangsnummer“ ein. Leerzeichen spielen keine Rolle.`,
      ),
    },
    'fake-messages': {
      title: 'Stammt diese SMS oder E-Mail wirklich von Ihnen?',
      extract: 'Wir fordern nie per SMS zur Zahlung auf. Geben Sie im Zweifel die Adresse dieser Website selbst ein.',
      content:
        p(
          'Gefälschte Nachrichten verlangen Maut im Namen von Autobahngesellschaften. Sie drängen, drohen mit einer Strafe und führen zu einer Kopie der Website.',
        ) +
        list(
          'Wir senden keine SMS.',
          'Die E-Mail einer Durchfahrts-Info nennt das Kennzeichen, die Durchfahrt und den Betrag. Ihr Link „Diese Fahrt bezahlen“ öffnet die Suche dieser Website mit diesem Kennzeichen, und Sie zahlen erst, nachdem Sie die Fahrt gesehen haben.',
          'Alle Links in unseren E-Mails beginnen mit der Adresse dieser Website. Die übrigen zeigen einen Beleg, aktivieren ein Konto, legen ein neues Passwort fest oder bestätigen oder beenden eine Durchfahrts-Info.',
          'Keine dieser E-Mails und keiner dieser Links fragt nach einer Kartennummer, einer Geheimzahl oder Ihrem bisherigen Passwort.',
          'Zweifel? Öffnen Sie den Link nicht: Geben Sie die Adresse dieser Website ein und suchen Sie Ihr Kennzeichen. Eine Durchfahrt erscheint nach spätestens {visibleHours} Stunden; unsere Nachricht geht ab, sobald sie sichtbar ist.',
        ) +
        p('Haben Sie Bankdaten angegeben? Rufen Sie sofort Ihre Bank an und schreiben Sie uns dann an {email}.'),
    },
    'non-payment-declaration': {
      title: 'Was ist eine Nichtzahlungserklärung?',
      extract: 'Ein Vermerk, der an der Schranke ausgestellt wird, wenn die Maut vor Ort nicht bezahlt werden konnte.',
      content: p(
        'Konnten Sie auf einer Autobahn mit Schranken nicht bezahlen, wurde Ihnen eine Nichtzahlungserklärung ausgehändigt oder zugesandt. Sie bezahlen sie online mit ihrer Nummer oder Ihrem Kennzeichen.',
        'Die Frist steht neben dem Preis: Bezahlen Sie vorher, danach wird es teurer.',
      ),
    },
    'sent-to-prosecutor': {
      title: 'Mein Vorgang wurde an die Staatsanwaltschaft (OMP) abgegeben',
      extract: 'Hier kann er dann weder bezahlt noch beanstandet werden.',
      content: p(
        'Wird die Zahlungsaufforderung nicht rechtzeitig bezahlt, geht der Vorgang an den zuständigen Beamten der Staatsanwaltschaft, in Frankreich OMP genannt. Sie erhalten einen Bußgeldbescheid mit eigenen Zahlungshinweisen.',
        'Einwände richten Sie dann an den OMP unter der im Bußgeldbescheid genannten Anschrift.',
      ),
    },
    'paid-but-notified': {
      title: 'Ich habe bezahlt und trotzdem eine Zahlungsaufforderung erhalten',
      extract: 'Zahlung und Zahlungsaufforderung haben sich vermutlich überschnitten.',
      content: p(
        'Vergleichen Sie das Datum von Beleg und Zahlungsaufforderung: Eine vor Ihrer Zahlung gedruckte Aufforderung kann danach eintreffen. Dann brauchen Sie nichts zu tun.',
        `Ist Ihr Beleg älter als die Zahlungsaufforderung, ${a('/form/claim', 'beanstanden Sie sie')} und fügen Sie den Beleg bei.`,
      ),
    },
    'public-service': { title: 'Die offizielle Website der französischen Verwaltung', content: '' },
    'sold-vehicle': {
      title: 'Ich habe mein Fahrzeug verkauft',
      extract: 'Senden Sie uns den Kaufvertrag, dann geht die Zahlungsaufforderung an den neuen Halter.',
      content:
        p('Liegt die Durchfahrt nach dem Verkauf, schulden Sie die Maut nicht.') +
        steps(
          `Öffnen Sie die Seite ${a('/form/claim', 'Beanstanden')} und geben Sie die Nummer der Zahlungsaufforderung ein.`,
          'Wählen Sie den Grund „Fahrzeug vor der Durchfahrt verkauft“.',
          'Fügen Sie den Kaufvertrag mit Datum und Uhrzeit bei.',
        ),
    },
    'rental-car': {
      title: 'Ich fahre ein Mietfahrzeug',
      extract: 'Kreuzen Sie das Feld für Mietfahrzeuge an und geben Sie den Mietzeitraum ein.',
      content: p(
        'Mit dem Mietzeitraum sehen Sie nur Ihre eigenen Durchfahrten. Bezahlen Sie innerhalb der Frist: Danach geht die Zahlungsaufforderung an den Vermieter, der eine Gebühr berechnen kann.',
        'Auch nach der Rückgabe können Sie noch bezahlen. Halten Sie den Mietvertrag bereit.',
      ),
    },
    'foreign-plates': {
      title: 'Mein Kennzeichen ist nicht französisch',
      extract: 'Wählen Sie das Zulassungsland und geben Sie das Kennzeichen ein, wie es geschrieben steht.',
      content: p(
        'Kennzeichen aus allen europäischen Ländern werden gelesen. Bindestriche, Punkte und Leerzeichen spielen keine Rolle; Umlaute geben Sie ganz normal ein.',
        'Fristen und Zuschläge sind dieselben wie für französische Kennzeichen. Zahlungsaufforderungen werden in das Zulassungsland geschickt.',
      ),
    },
    'vehicle-class': {
      title: 'Zu welcher Klasse gehört mein Fahrzeug?',
      extract: 'Das hängt von Fahrzeugart, Höhe und Achszahl ab.',
      content:
        list(
          '<strong>Klasse 1</strong>: Pkw, Pkw mit Anhänger oder Kleintransporter, bis 2 m Höhe.',
          '<strong>Klasse 2</strong>: Transporter oder Pkw mit Wohnwagen über 2 m, Wohnmobil unter 3 m.',
          '<strong>Klasse 3</strong>: Wohnmobil über 3 m, Bus oder Lkw mit 2 Achsen.',
          '<strong>Klasse 4</strong>: Bus oder Lkw ab 3 Achsen.',
          '<strong>Klasse 5</strong>: Motorrad.',
        ) + p('Eine falsche Klasse können Sie online beanstanden.'),
    },
    'new-plate': {
      title: 'Mein Fahrzeug hat ein neues Kennzeichen',
      extract: 'Suchen Sie einige Tage lang auch mit dem alten Kennzeichen.',
      content: p(
        'Ein Kurzzeitkennzeichen und das endgültige sind zwei verschiedene Nummern: Suchen Sie mit beiden.',
        'Wenn Sie ein Konto haben, fügen Sie das neue Kennzeichen hinzu und entfernen Sie das alte, sobald alles bezahlt ist.',
      ),
    },
    'motorbikes-trailers': {
      title: 'Motorräder, Anhänger und Wohnwagen',
      extract: 'Für Motorräder gilt der Tarif der Klasse 5; ein Anhänger kann die Klasse des Autos ändern.',
      content: p(
        'Ein Motorrad fährt wie jedes Fahrzeug unter der Mautbrücke durch: Gelesen wird das hintere Kennzeichen.',
        'Mit Anhänger oder Wohnwagen zählt immer das Kennzeichen des Zugfahrzeugs. Über 2 m Höhe gilt Klasse 2.',
      ),
    },
    'when-to-claim': {
      title: 'Wann kann ich etwas beanstanden?',
      extract:
        'Fahrzeug verkauft, gestohlen, verliehen oder vermietet, Kennzeichen missbraucht, schon bezahlt, falsche Klasse oder Strecke.',
      content:
        p('Sie können eine Zahlungsaufforderung beanstanden, wenn:') +
        list(
          'das Fahrzeug auf dem Foto nicht Ihres ist;',
          'Sie das Fahrzeug verkauft, verliehen oder vermietet hatten;',
          'das Fahrzeug gestohlen war oder sein Kennzeichen missbraucht wurde;',
          'die Maut bereits bezahlt wurde;',
          'Klasse, Einfahrt oder Ausfahrt nicht stimmen.',
        ) +
        p('Wenn das Bezahlen vergessen wurde, ist das kein Grund für eine Beanstandung.'),
    },
    'how-to-claim': {
      title: 'Wie sende ich eine Beanstandung?',
      extract:
        'Online, in einigen Minuten, mit Ihrem Kennzeichen oder der Nummer der Zahlungsaufforderung und Ihren Nachweisen.',
      content: steps(
        `Öffnen Sie die Seite ${a('/form/claim', 'Beanstanden')} und suchen Sie Ihre Zahlungsaufforderung.`,
        'Wählen Sie die betreffenden Fahrten aus, alle von derselben Art.',
        'Nennen Sie den Grund, schildern Sie den Vorgang und fügen Sie Nachweise bei.',
        'Sie erhalten eine Bestätigung per E-Mail.',
      ),
    },
    'claim-documents': {
      title: 'Welche Nachweise soll ich beifügen?',
      extract: 'PNG-, JPG-, GIF- oder PDF-Dateien, zusammen höchstens 5 MB.',
      content:
        list(
          '<strong>Verkauf</strong>: datierter Kaufvertrag.',
          '<strong>Miete oder Leihe</strong>: Vertrag oder Angaben zum Fahrer.',
          '<strong>Missbrauch des Kennzeichens</strong>: Bestätigung der Anzeige.',
          '<strong>Bereits bezahlt</strong>: Beleg oder Kontoauszug.',
        ) + p('Schwärzen Sie, was nichts mit Ihrem Anliegen zu tun hat.'),
    },
    'claim-answer': {
      title: 'Wann bekomme ich Antwort?',
      extract: 'Innerhalb von {answerDays} Tagen per E-Mail.',
      content: p(
        'Jede Beanstandung wird von einem Menschen geprüft. Sie erhalten spätestens nach {answerDays} Tagen eine begründete Antwort per E-Mail.',
        'Während der Prüfung steigt der Zuschlag nicht.',
      ),
    },
    'stolen-plate': {
      title: 'Mein Kennzeichen wird missbraucht',
      extract: 'Erstatten Sie Anzeige und fügen Sie Ihrer Beanstandung die Bestätigung bei.',
      content: p(
        'Ist das fotografierte Fahrzeug nicht Ihres, erstatten Sie Anzeige bei der Polizei und beantragen Sie ein neues Kennzeichen.',
        `Fügen Sie die Bestätigung Ihrer ${a('/form/claim', 'Beanstandung')} bei: Alle missbräuchlichen Durchfahrten werden storniert.`,
      ),
    },
    'claim-and-pay': {
      title: 'Muss ich vor der Beanstandung bezahlen?',
      catchphrase: 'Nein: Mit der Beanstandung ruht die Frist.',
      content: p(
        'Beanstandete Fahrten müssen Sie nicht bezahlen. Wenn Sie lieber zuerst bezahlen, setzen Sie die Beanstandung danach fort: Die Zahlung wird erstattet, wenn die Beanstandung anerkannt wird. Andere Fahrten desselben Kennzeichens bleiben zu bezahlen.',
      ),
    },
    'open-account': {
      title: 'Warum und wie erstelle ich ein Konto?',
      extract: 'Damit Fahrzeuge, Fahrten im Detail und Rechnungsanschrift beisammen sind.',
      content:
        p(`Das Konto ist kostenlos. ${a('/account/register', 'Konto erstellen')}, dann:`) +
        steps(
          'öffnen Sie den Link aus der E-Mail, er gilt {linkHours} Stunden;',
          'melden Sie sich an und fügen Sie Ihre Kennzeichen hinzu;',
          'ergänzen Sie auf Wunsch Ihre Rechnungsanschrift.',
        ),
    },
    'lost-password': {
      title: 'Ich habe mein Passwort vergessen',
      extract: 'Fordern Sie einen Link an, er gilt {linkHours} Stunden.',
      content: p(
        `Wählen Sie auf der ${a('/account/login', 'Anmeldeseite')} „Passwort vergessen?“. Sehen Sie auch im Spam-Ordner nach.`,
        'Nach fünf Fehlversuchen wird die Anmeldung zum Schutz Ihres Kontos einige Minuten gesperrt.',
      ),
    },
    receipts: {
      title: 'Wie erhalte ich einen Beleg?',
      extract: 'Am Ende der Zahlung als PDF oder per E-Mail.',
      content: p(
        'Der Beleg wird an die bei der Zahlung angegebene Adresse gesendet. Auf der Bestätigungsseite können Sie ihn auch herunterladen oder an eine andere Adresse senden. Er nennt Kennzeichen, Fahrten, Beträge und Mehrwertsteuer.',
        `Seite schon geschlossen? Auf der Seite ${a('/receipts', 'Meine Belege')} finden Sie den Beleg oder erhalten ihn noch einmal.`,
      ),
    },
    'alert-emails': {
      title: 'Was ist die Durchfahrts-Info?',
      extract: 'Eine E-Mail bei jeder Durchfahrt, damit Sie das Bezahlen nie vergessen.',
      content: p(
        `${a('/alert', 'Abonnieren Sie die Durchfahrts-Info')}: Nach jeder Durchfahrt erhalten Sie eine E-Mail mit dem Link zum Bezahlen. Kostenlos.`,
        'Jede Nachricht enthält einen Link zum Abbestellen. Ihre Daten werden zwei Jahre nach der letzten Durchfahrt gelöscht.',
      ),
    },
    'personal-data-rights': {
      title: 'Was geschieht mit meinen Daten?',
      extract: 'Wir behalten nur, was für die Maut nötig ist, und nur auf Zeit.',
      content: p(
        'Fotos von Kennzeichen werden nach der Zahlung gelöscht, außer bei einem laufenden Streitfall. Daten der Durchfahrts-Info werden zwei Jahre nach der letzten Durchfahrt gelöscht.',
        `Ihre Rechte und wie Sie sie ausüben, steht auf unserer Seite ${a('/privacy', 'Datenschutz')}.`,
      ),
    },
    'delete-account': {
      title: 'Wie lösche ich mein Konto?',
      extract: 'Jederzeit in Ihrem Profil.',
      content: p(
        `Öffnen Sie ${a('/account/profile', 'Ihr Profil')} und wählen Sie „Mein Konto löschen“. Das ist endgültig: Gespeicherte Kennzeichen und die Durchfahrts-Info werden gelöscht.`,
        'Unbezahlte Fahrten bleiben fällig und werden mit dem Kennzeichen bezahlt.',
      ),
    },
    'renter-access': {
      title: 'Wie erhalte ich einen Vermieterzugang?',
      extract: 'Unser Team richtet ihn ein, Sie schalten ihn frei.',
      content: p(
        'Schreiben Sie an {email} mit Firmenname und Handelsregisternummer. Sie erhalten einen {linkHours} Stunden gültigen Link, um Ihr Passwort zu wählen (mindestens 12 Zeichen).',
      ),
    },
    'import-plates': {
      title: 'Kennzeichen importieren',
      extract: 'Eine CSV-Datei mit vier Spalten, bis zu {importLines} Zeilen und {importSize} MB.',
      content:
        p('Die erste Zeile enthält die Spaltennamen:') +
        p('<code>numberPlate;countryCode;validityStartDate;validityEndDate</code>') +
        list(
          'Trennzeichen: Semikolon, Komma oder Tabulator;',
          'Datum als JJJJ-MM-TT oder TT/MM/JJJJ, das Enddatum ist optional;',
          'Länder mit zwei Buchstaben: FR, DE, IT…',
        ) +
        p(
          'Die Datei wird vor dem Senden geprüft. Falsche Zeilen erscheinen mit ihrem Grund und bleiben außen vor: Mit der Bestätigung importieren Sie alle anderen.',
          'Laden Sie die abgelehnten Zeilen herunter, korrigieren Sie sie und importieren Sie sie danach. Ein bereits vorhandenes Kennzeichen wird aktualisiert, und dieselbe Datei ändert beim zweiten Import nichts.',
        ),
    },
    'closure-date': {
      title: 'Ein Fahrzeug ausflotten',
      extract: 'Nach dem Ausflottungsdatum werden Ihnen keine Durchfahrten mehr zugeordnet.',
      content: p(
        'Wählen Sie in der Fahrzeugliste „Fahrzeug ausflotten“ und geben Sie das Enddatum an. Es darf nicht vor dem Gültigkeitsbeginn liegen und bleibt änderbar.',
        'Für mehrere Fahrzeuge auf einmal wählen Sie sie aus, oder die ganze gefilterte Liste, und dann „Auswahl ausflotten“.',
      ),
    },
    'renter-notices': {
      title: 'Zahlungsaufforderungen als Vermieter bearbeiten',
      extract:
        'Benennen Sie den Fahrer durch eine Beanstandung, oder melden Sie sich ab, um sie mit ihrer Nummer zu bezahlen.',
      content: p(
        'Die Liste der Zahlungsaufforderungen umfasst Ihre ganze Flotte. Wählen Sie die Aufforderungen aus, die Sie beanstanden, nennen Sie den Grund „Fahrzeug verliehen oder vermietet“ und fügen Sie den Vertrag bei: Die Zahlungsaufforderung geht dann an den Fahrer.',
      ),
    },
    'export-journeys': {
      title: 'Fahrten und Fahrzeuge exportieren',
      extract: 'Als CSV, mit den angezeigten Filtern.',
      content: p(
        'Die Datei lässt sich mit jeder Tabellenkalkulation öffnen und hat keine Seitenbegrenzung. Sie folgt Ihren Filtern; die der Fahrzeuge lässt sich wieder importieren.',
      ),
    },
    'renter-contact': { title: 'Zurück zur Hilfe', content: '' },

    'how-free-flow-works': {
      title: 'Maut ohne Schranken: Wie funktioniert das?',
      catchphrase: 'Mautbrücken statt Schranken: Sie fahren, wir lesen das Kennzeichen.',
      extract: 'Kein Ticket, keine Schlange: Bezahlt wird online nach der Durchfahrt.',
      content:
        p('Auf der {road} gibt es keine Schranken. Mautbrücken erkennen jedes Fahrzeug, ohne dass es bremst.') +
        h('Vorher') +
        p('Nichts vorzubereiten. Sie können ein Konto erstellen oder die Durchfahrts-Info abonnieren.') +
        h('Unterwegs') +
        p('Fahren Sie normal in Ihrer Spur. Unter den Brücken gelten die üblichen Tempolimits.') +
        h('Danach') +
        p(`Sie haben {freeDays} Tage Zeit, um ${a('/form/payment', 'online zu bezahlen')}.`),
      buttonText: 'Artikel lesen',
    },
    'paying-after-the-trip': {
      title: 'In zwei Minuten mit dem Handy bezahlt',
      catchphrase: 'Ihr Kennzeichen, Ihre Karte, fertig.',
      content: '',
      buttonText: 'Fahrt bezahlen',
    },
    'electric-journeys': {
      title: 'Elektrisch unterwegs',
      catchphrase: 'Schnelllader, Reichweite, Preise: entspannt planen.',
      extract: 'An jeder großen Raststätte stehen Schnelllader bereit.',
      content: p(
        'Planen Sie alle zwei Stunden eine Pause ein: Zwanzig Minuten reichen oft für 150 km Reichweite.',
        'Mit 110 statt 130 km/h kommen Sie deutlich weiter, vor allem im Winter.',
      ),
      buttonText: 'Tipps lesen',
    },
    'night-driving': {
      title: 'Nachts sicher fahren',
      catchphrase: 'Fünf Gewohnheiten für eine ausgeruhte Ankunft.',
      extract: 'Müdigkeit ist die häufigste Ursache tödlicher Autobahnunfälle.',
      content: list(
        'Schlafen Sie in der Nacht davor gut.',
        'Halten Sie mindestens alle zwei Stunden an.',
        'Zwanzig Minuten Schlaf helfen mehr als drei Kaffee.',
        'Reinigen Sie vor der Abfahrt Scheibe und Scheinwerfer.',
        'Wechseln Sie beim ersten Gähnen den Fahrer.',
      ),
      buttonText: 'Tipps lesen',
    },
    'the-toll-stretch': {
      title: 'Die Strecke, Anschluss für Anschluss',
      catchphrase: 'Alle mautpflichtigen Ein- und Ausfahrten auf einer Karte.',
      extract: 'Finden Sie Ihre Anschlussstellen vor der Abfahrt.',
      content: p(
        'Der Mautabschnitt der {road} wird ohne einen einzigen Halt befahren. Manche kurzen Fahrten zwischen benachbarten Mautbrücken sind kostenlos.',
        'Der Preis richtet sich nach Einfahrt, Ausfahrt und Fahrzeugklasse.',
      ),
      buttonText: 'Karte ansehen',
    },
    'across-the-volcanoes': {
      title: 'Durch das Land der schlafenden Vulkane',
      catchphrase: 'Achtzig runde Gipfel, Seen und Dörfer aus schwarzem Stein.',
      extract: 'Ein Abstecher, wenige Minuten von der Ausfahrt.',
      content: p(
        'Verlassen Sie die Autobahn für eine Stunde oder einen Tag: Von den Kammwegen überblicken Sie die ganze Kette.',
        'Im Frühling lohnt sich frühes Aufbrechen: Das Morgenlicht zeichnet jeden Krater nach.',
      ),
      buttonText: 'Etappe entdecken',
    },
    'family-holidays': {
      title: 'Mit der Familie entspannt reisen',
      catchphrase: 'Spielplätze, Picknick, Playlist: Der Weg gehört zum Urlaub.',
      extract: 'Unsere Ideen, damit die Fahrt schneller vergeht.',
      content: p(
        'Die grünsten Rastplätze sind auch die am besten ausgestatteten: Tische im Schatten, Spielgeräte, Wickelräume.',
        'Prüfen Sie Reifendruck und Kindersitze, bevor Sie den Kofferraum beladen.',
      ),
      buttonText: 'Abfahrt vorbereiten',
    },
    'passage-alert': {
      title: 'Keine Zahlung mehr verpassen',
      catchphrase: 'Mit der Durchfahrts-Info erhalten Sie bei jeder Durchfahrt eine E-Mail.',
      content: '',
      buttonText: 'Durchfahrts-Info abonnieren',
    },
    fleets: {
      title: 'Vermieter, Unternehmen: die ganze Flotte an einem Ort',
      catchphrase: 'Kennzeichen importieren, Durchfahrten verfolgen, Fahrten exportieren.',
      content: '',
      buttonText: 'Zum Vermieterbereich',
    },
    'customer-account': {
      title: 'Sparen Sie Zeit bei der nächsten Fahrt',
      catchphrase: 'Mit dem kostenlosen Konto bleiben Kennzeichen, Belege und Anschrift griffbereit.',
      content: '',
      buttonText: 'Konto erstellen',
    },
    'legal-notice': {
      title: 'Impressum',
      content:
        h('Herausgeber') +
        p('{operator}, eine Betreibergesellschaft zu Vorführzwecken. Kontakt: {email}, {phone}.') +
        h('Hosting') +
        p('Diese Website wird vom Herausgeber in der Europäischen Union betrieben.') +
        h('Urheberrecht') +
        p('Texte und Bilder dieser Website dürfen nicht ohne Zustimmung übernommen werden.'),
    },
    privacy: {
      title: 'Datenschutz',
      content:
        h('Was wir verarbeiten') +
        list(
          'Kennzeichen, Datum und Ort der Durchfahrt, um die Maut zu erheben;',
          'E-Mail-Adresse und Anschrift für Belege und Kundenkonto;',
          'Kennzeichen und E-Mail-Adresse der Durchfahrts-Info, bis zwei Jahre nach der letzten Durchfahrt.',
        ) +
        h('Ihre Rechte') +
        p(
          'Auskunft, Berichtigung, Löschung, Einschränkung und Widerspruch: Schreiben Sie an {email}. Sie erhalten innerhalb eines Monats Antwort.',
        ) +
        p('Sie können sich auch an die Datenschutzbehörde Ihres Landes wenden.'),
    },
    'site-map': {
      title: 'Sitemap',
      content: list(
        a('/', 'Startseite'),
        a('/form/payment', 'Bezahlen'),
        a('/form/claim', 'Beanstanden'),
        a('/form/prepayment', 'Vorauszahlung'),
        a('/receipts', 'Meine Belege'),
        a('/alert', 'Durchfahrts-Info'),
        a('/unsubscribe', 'Durchfahrts-Info abbestellen'),
        a('/help', 'Hilfe'),
        a('/contact/chatbot', 'Kontakt'),
        a('/contact/form', 'Nachricht schreiben'),
        a('/account/login', 'Mein Konto'),
        a('/account/register', 'Konto erstellen'),
        a('/account/changePassword', 'Passwort vergessen'),
        a('/renters/login', 'Vermieter'),
        a('/legal-notice', 'Impressum'),
        a('/terms-of-use', 'Nutzungsbedingungen'),
        a('/privacy', 'Datenschutz'),
        a('/accessibility', 'Barrierefreiheit'),
      ),
    },
    'terms-of-use': {
      title: 'Nutzungsbedingungen',
      content:
        h('Gegenstand') +
        p('Auf dieser Website können Sie an {operator} zu zahlende Maut einsehen und bezahlen.') +
        h('Kundenkonto') +
        p('Sie sind dafür verantwortlich, Ihr Passwort geheim zu halten und richtige Kennzeichen zu speichern.') +
        h('Zahlung') +
        p(
          'Eine bestätigte Zahlung ist endgültig; sie wird erstattet, wenn Ihre Beanstandung anerkannt wird. Der Beleg steht sofort bereit.',
        ) +
        h('Haftung') +
        p('Ein Ausfall der Website hemmt die Zahlungsfristen nicht; rufen Sie in diesem Fall {phone} an.'),
    },
    accessibility: {
      title: 'Barrierefreiheit: {conformity}',
      content:
        p(
          '{operator} möchte diese Website allen zugänglich machen, gemäß Artikel 47 des französischen Gesetzes 2005-102 vom 11. Februar 2005. Diese Erklärung gilt für diese Website und die Zahlungsseiten, die sie anzeigt.',
        ) +
        h('Stand der Vereinbarkeit') +
        p(
          'Diese Website ist mit dem französischen Standard RGAA 4.1 und den WCAG 2.2, Stufe AA, {conformity}: {rgaaRate} % der anwendbaren Kriterien sind erfüllt. {rgaaUnchecked}Das Team der Software hat die Website geprüft, danach hat ein externes Audit die unten genannten Mängel gefunden. Menschen, die Hilfstechnik nutzen, haben sie noch nicht bewertet.',
        ) +
        h('Nicht barrierefreie Inhalte') +
        '{rgaaUnmet}' +
        h('Ausnahmen') +
        p(
          'Die Seite des Zahlungsdienstleisters für Bankkarten kommt von einem Dritten; {operator} kann sie nicht ändern. Eine Zahlung mit Tankkarte führt nicht über diese Seite.',
        ) +
        h('Erstellung dieser Erklärung') +
        p(
          '{operator} hat diese Erklärung am 22. November 2026 selbst erstellt. Jede Ansicht wird mit automatischen Tests (axe), per Tastatur, mit Text auf 200 %, mit erzwungenen Farben und auf einem Bildschirm von 320 px geprüft. Eine externe Prüfung gab es noch nicht.',
        ) +
        h('Rückmeldung und Kontakt') +
        p(
          'Stoßen Sie auf ein Hindernis? Schreiben Sie an {email} oder rufen Sie {phone} an: Wir antworten innerhalb von sieben Tagen und schlagen eine Lösung vor, auch um vor der Frist zu bezahlen.',
        ) +
        h('Durchsetzung') +
        p(
          'Stellt unsere Antwort Sie nicht zufrieden, können Sie sich an den französischen Défenseur des droits wenden: online unter defenseurdesdroits.fr, telefonisch unter +33 9 69 39 00 00 oder per Post an Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        ),
    },
  },
  conformity: { full: 'vollständig konform', partial: 'teilweise konform', none: 'nicht konform' },
  defects: {
    '8.7': 'Kriterium 8.7: Wörter und Namen in einer anderen Sprache als der der Seite sind nicht ausgezeichnet.',
    '11.3': 'Kriterium 11.3: Das Feld für das Kennzeichen hat nicht überall dieselbe Beschriftung.',
    '11.5':
      'Kriterium 11.5: Im Bereich für Vermieter bilden die zwei Datumsfelder, die eine Liste filtern, keine benannte Gruppe.',
    '11.10': 'Kriterium 11.10: Lehnt der Server ein Kennzeichen ab, wird das Feld nicht als fehlerhaft ausgezeichnet.',
    '11.11': 'Kriterium 11.11: Die Meldung zu einem abgelehnten Kennzeichen nennt kein gültiges Beispiel.',
    '13.1':
      'Kriterium 13.1: Im Bereich für Vermieter verschwindet das Angebot, eine Abmeldung rückgängig zu machen, nach einiger Zeit.',
    none: 'Es sind keine Mängel bekannt.',
    unchecked: '{count} Kriterien sind noch nicht geprüft und zählen als nicht erfüllt. ',
  },
  dialogue: {
    'pay-root': { text: 'Wie können wir Ihnen beim Bezahlen helfen?' },
    'pay-refused': { label: 'Meine Zahlung wurde abgelehnt', text: 'Welche Zahlungsart haben Sie benutzt?' },
    'pay-refused-card': {
      label: 'Eine Bankkarte',
      text: 'Bei einer abgelehnten Zahlung wird nichts abgebucht. Prüfen Sie das Kartenlimit und die Freigabe in Ihrer Banking-App und versuchen Sie es erneut.',
    },
    'pay-refused-fuel': {
      label: 'Eine Tankkarte',
      text: 'Manche Karten gelten weder für Vorauszahlungen noch für laufende Fahrten. Hier die Regeln für jede Karte.',
    },
    'pay-refused-again': { label: 'So weit bin ich nicht gekommen', text: 'Welche Meldung haben Sie gesehen?' },
    'pay-refused-blocked': {
      label: '„Zahlung gesperrt“',
      text: 'Melden Sie sich an, um eine laufende Fahrt zu ergänzen und Ihre anderen Fahrten zu bezahlen. Ein an die Staatsanwaltschaft (OMP) abgegebener Vorgang kann auf dieser Website nicht mehr bezahlt werden.',
    },
    'pay-refused-expired': {
      label: '„Ihre Sitzung ist abgelaufen“',
      text: 'Aus Sicherheitsgründen gilt eine Suche nur kurze Zeit. Suchen Sie erneut, Ihre Fahrten sind noch da.',
    },
    'pay-missing': { label: 'Ich finde meine Fahrt nicht', text: 'Wann sind Sie durchgefahren?' },
    'pay-missing-recent': {
      label: 'Vor weniger als {visibleHours} Stunden',
      text: 'Ihre Durchfahrt ist vielleicht noch nicht erfasst. Die Durchfahrts-Info meldet Ihnen, sobald sie bezahlt werden kann.',
    },
    'pay-missing-old': {
      label: 'Vor mehr als {visibleHours} Stunden',
      text: 'Prüfen Sie Kennzeichen und Land. Erscheint nichts, schreiben Sie uns mit Datum und Ort der Durchfahrt.',
    },
    'notices-root': { text: 'Welche Frage haben Sie zur Zahlungsaufforderung?' },
    'notices-late': { label: 'Ich habe eine Zahlungsaufforderung erhalten', text: 'Sind Sie damit einverstanden?' },
    'notices-late-agree': {
      label: 'Ja, ich möchte bezahlen',
      text: 'Bezahlen Sie sie mit ihrer Nummer vor dem genannten Datum, um den Zuschlag zu begrenzen.',
    },
    'notices-late-disagree': {
      label: 'Nein',
      text: 'Beanstanden Sie sie online, ohne sie bezahlen zu müssen: Die Frist ruht dann.',
    },
    'vehicles-root': { text: 'Um welches Fahrzeug geht es?' },
    'vehicles-rental': { label: 'Ein Mietfahrzeug', text: 'Haben Sie es noch?' },
    'vehicles-rental-still': {
      label: 'Ja',
      text: 'Suchen Sie Ihre Fahrten mit dem Mietzeitraum und bezahlen Sie sie.',
    },
    'vehicles-rental-back': {
      label: 'Nein, schon zurückgegeben',
      text: 'Mit den Daten Ihres Mietvertrags können Sie noch bezahlen. Liegt die Durchfahrt nach der Rückgabe, beanstanden Sie sie.',
    },
    'claims-root': { text: 'Wie weit ist Ihre Beanstandung?' },
    'claims-waiting': {
      label: 'Ich warte auf Antwort',
      text: 'Wir antworten innerhalb von {answerDays} Tagen; bis dahin steigt der Zuschlag nicht.',
    },
    'account-root': { text: 'Was möchten Sie tun?' },
    'account-mail': {
      label: 'Ich habe die E-Mail nicht erhalten',
      text: 'Sehen Sie im Spam-Ordner nach: Der Link gilt {linkHours} Stunden.',
    },
    'renters-root': { text: 'Guten Tag! Welche Frage haben Sie zu Ihrer Flotte?' },
    'renters-import': {
      label: 'Mein Import schlägt fehl',
      text: 'Meist fehlt eine Spalte oder ein Datum ist anders geschrieben.',
    },
  },
  actions: {
    CONTACT_FORM: 'Nachricht schreiben',
    PREPAYMENT: 'Fahrt im Voraus bezahlen',
    PROTEST: 'Aufforderung beanstanden',
    LOGIN: 'Anmelden',
    ALERT: 'Durchfahrts-Info abonnieren',
    SIGN_UP: 'Konto erstellen',
    PAYMENT: 'Fahrt bezahlen',
  },
  contactEntries: {
    contact: 'Allgemeine Frage',
    payment: 'Zahlung oder Beleg',
    notice: 'Zahlungsaufforderung',
    vehicle: 'Fahrzeug oder Kennzeichen',
    data: 'Meine personenbezogenen Daten',
  },
  claimReasons: {
    'not-my-vehicle': 'Es ist nicht mein Fahrzeug',
    'sold-before': 'Fahrzeug vor der Durchfahrt verkauft',
    'already-paid': 'Maut bereits bezahlt',
    'wrong-class': 'Falsche Fahrzeugklasse',
    'wrong-route': 'Falsche Ein- oder Ausfahrt',
    stolen: 'Fahrzeug gestohlen oder Kennzeichen missbraucht',
    'lent-or-rented': 'Fahrzeug verliehen oder vermietet',
    other: 'Anderer Grund',
  },
  exports: {
    journeysFile: 'fahrten',
    noticesFile: 'zahlungsaufforderungen',
    platesFile: 'fahrzeuge',
    date: 'Datum',
    plate: 'Kennzeichen',
    country: 'Land',
    number: 'Nummer',
    entrance: 'Einfahrt',
    exit: 'Ausfahrt',
    price: 'Betrag (€)',
  },
  mails: {
    activation: {
      subject: 'Aktivieren Sie Ihr Konto bei {operator}',
      text: 'Guten Tag,\n\nöffnen Sie diesen Link innerhalb von {linkHours} Stunden, um Ihr Konto zu aktivieren:\n{link}\n\nFalls Sie nichts angefordert haben, ignorieren Sie diese Nachricht bitte.\n\n{operator}',
    },
    renterActivation: {
      subject: 'Aktivieren Sie Ihren Vermieterzugang bei {operator}',
      text: 'Guten Tag,\n\nöffnen Sie diesen Link innerhalb von {linkHours} Stunden, um Ihren Zugang zu aktivieren und Ihr Passwort zu wählen:\n{link}\n\n{operator}',
    },
    password: {
      subject: 'Neues Passwort wählen',
      text: 'Guten Tag,\n\nöffnen Sie diesen Link innerhalb von {linkHours} Stunden, um ein neues Passwort zu wählen:\n{link}\n\nFalls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.\n\n{operator}',
    },
    alertConfirmation: {
      subject: 'Bestätigen Sie die Durchfahrts-Info für {plate}',
      text: 'Guten Tag,\n\ndiese Adresse wurde für die Durchfahrts-Info des Fahrzeugs {plate} eingetragen. Um bei jeder Durchfahrt eine E-Mail zu erhalten, bestätigen Sie innerhalb von {linkHours} Stunden:\n{link}\n\nWenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Es wird keine Info gesendet.\n\n{operator}',
    },
    passage: {
      subject: 'Durchfahrt von {plate} am {date}',
      text: 'Guten Tag,\n\nIhr Fahrzeug {plate} ist am {date} durchgefahren ({route}). Zu zahlen: {price}.\n\nDiese Fahrt bezahlen:\n{link}\n\nDurchfahrts-Info abbestellen:\n{unsubscribe}\n\n{operator}',
    },
    claim: {
      subject: 'Wir haben Ihre Beanstandung erhalten',
      text: 'Guten Tag {firstName} {lastName},\n\nIhre Beanstandung Nr. {reference} wurde erfasst. Wir antworten innerhalb von {answerDays} Tagen.\n\n{operator}',
    },
    contact: {
      subject: 'Wir haben Ihre Nachricht erhalten',
      text: 'Guten Tag {firstName} {lastName},\n\nwir haben Ihre Nachricht erhalten (Referenz {reference}) und antworten bald.\n\n{operator}',
    },
    accountDeleted: {
      subject: 'Ihr Konto wurde gelöscht',
      text: 'Guten Tag,\n\nIhr Konto und die zugehörigen Daten wurden wie gewünscht gelöscht.\n\n{operator}',
    },
  },
}
