import { a, h, list, p, steps } from './html.ts'
import type { Texts } from './texts.ts'

export const it: Texts = {
  seo: {
    title: '{operator}: pedaggio senza barriere',
    description:
      'Trova i tuoi viaggi sulla {road} con la targa, pagali in pochi minuti e ricevi un avviso a ogni passaggio.',
  },
  gdpr: p(
    '{operator} tratta questi dati per rispondere alla tua richiesta e adempiere agli obblighi di legge. Non vengono mai venduti.',
    `Puoi consultarli, correggerli o farli cancellare scrivendo a <strong>{email}</strong>. ${a('/privacy', 'Scopri i tuoi diritti')}`,
  ),
  home: {
    title: 'Sei passato? Ora basta pagare',
    subtitle: 'Sulla {road} il pedaggio si paga <strong>dopo il viaggio</strong>, online, con la sola targa.',
    buttonText: 'Come funziona',
    listBlockTitle: 'Prepara il tuo viaggio',
  },
  volcanoHome: {
    title: 'La strada dei vulcani, senza barriere',
    subtitle: 'Percorri la {road} senza fermarti e paga il passaggio <strong>entro 72 ore</strong>.',
    buttonText: 'Scopri il pedaggio senza soste',
    listBlockTitle: 'Da leggere prima di partire',
  },
  toPay: {
    primoPassant: p(
      '<strong>È il tuo primo ritardo?</strong> Paga questo viaggio entro 15 giorni dall’avviso: le spese si fermano a 10 €.',
    ),
    paymentPeriod: 'Dopo il passaggio hai 72 ore per pagare senza spese aggiuntive.',
  },
  prepayment: {
    title: 'Paga un viaggio in anticipo',
    subtitle: 'Scegli entrata e uscita sulla {road}, paga e viaggia tranquillo.',
  },
  authentication: {
    user: {
      title: 'La tua area clienti',
      content: p('Salva i tuoi veicoli, ritrova tutti i viaggi a colpo d’occhio e conserva ogni ricevuta.'),
    },
    renter: {
      title: 'Area autonoleggi',
      content: p(
        'Segui i passaggi della flotta, importa le targhe e gestisci gli avvisi di pagamento in un unico posto.',
      ),
    },
  },
  help: { title: 'Centro assistenza', subtitle: 'Le risposte alle domande più frequenti, argomento per argomento.' },
  categories: {
    pay: 'Pagare un viaggio',
    notices: 'Avvisi di pagamento e maggiorazioni',
    vehicles: 'Il mio veicolo, la mia targa',
    claims: 'Contestare un avviso',
    account: 'Account, ricevute e avvisi',
    renters: 'Autonoleggi e flotte',
  },
  articles: {
    'pay-now': { title: 'Paga subito un viaggio', content: '' },
    'how-to-pay': {
      title: 'Come pago il mio passaggio?',
      extract: 'Basta la targa: non servono né account né dispositivo.',
      content:
        p('I portali leggono la targa. Poche ore dopo il passaggio è visibile online.') +
        steps(
          `Apri la pagina ${a('/form/payment', 'Paga')} e inserisci il paese e il numero di targa.`,
          'Controlla i viaggi mostrati: data, entrata, uscita e prezzo.',
          'Paga con carta bancaria o con una carta carburante accettata.',
          'Scarica la ricevuta o ricevila per e-mail.',
        ),
    },
    'payment-deadline': {
      title: 'Quanto tempo ho per pagare?',
      extract: 'Hai 72 ore dal passaggio per pagare senza alcuna spesa.',
      content: p(
        'Le <strong>72 ore</strong> partono quando passi sotto l’ultimo portale. La scadenza è indicata accanto a ogni viaggio.',
        'Dopo la scadenza, all’intestatario del veicolo viene inviato un avviso di pagamento e al pedaggio si aggiungono le spese.',
        'Fine settimana e festivi contano come gli altri giorni: paga appena il viaggio compare.',
      ),
    },
    'payment-methods': {
      title: 'Quali mezzi di pagamento accettate?',
      extract: 'Le carte bancarie e diverse carte carburante aziendali.',
      content:
        list(
          '<strong>Carta bancaria</strong>: per tutti i viaggi, anche pagati in anticipo.',
          '<strong>Carte TOTAL, DKV, SHELL ed ESSO</strong>: per i viaggi conclusi.',
        ) +
        p(
          'Con le carte TOTAL e DKV non si possono pagare viaggi in anticipo né viaggi in corso. L’emittente della carta può escludere alcune classi di veicoli.',
          'Non si accettano assegni né contanti.',
        ),
    },
    'journey-not-found': {
      title: 'Non trovo il mio viaggio',
      extract: 'Un passaggio può impiegare fino a 48 ore per comparire.',
      content:
        p('Prima di scriverci, controlla:') +
        list(
          'la targa, carattere per carattere: O e 0, I e 1 si confondono facilmente;',
          'il paese di immatricolazione scelto;',
          'per un veicolo a noleggio, date e orari del contratto.',
        ) +
        p('Se dopo 48 ore non compare nulla, forse il viaggio è già stato pagato con un dispositivo o un abbonamento.'),
    },
    'payment-refused': {
      title: 'Il pagamento è stato rifiutato',
      catchphrase: 'Se il pagamento è rifiutato, non viene addebitato nulla.',
      content:
        p('Il rifiuto viene quasi sempre dalla banca: limite raggiunto, conferma non data in tempo o carta scaduta.') +
        list(
          'Conferma la richiesta nell’app della banca prima che scada.',
          'Prova con un’altra carta.',
          'Attendi qualche minuto prima di riprovare.',
        ) +
        p('La scadenza continua a correre: non aspettare troppo.'),
    },
    'prepay-journey': {
      title: 'Posso pagare prima di partire?',
      extract: 'Sì, sul tratto interessato, fino a cinque viaggi alla volta.',
      content: p(
        `Apri ${a('/form/prepayment', 'Paga in anticipo')}, inserisci la targa e scegli entrata e uscita. Il prezzo appare subito; puoi aggiungere il ritorno.`,
        'I viaggi già effettuati vanno pagati nello stesso momento. Il pagamento anticipato non è previsto per i veicoli a noleggio.',
      ),
    },
    'surcharge-steps': {
      title: 'Che cosa succede se pago in ritardo?',
      extract: 'Le spese crescono a gradini: 10 €, poi 90 €, poi una multa.',
      content:
        steps(
          '<strong>Entro 72 ore</strong>: paghi solo il pedaggio.',
          '<strong>Entro 15 giorni dall’avviso</strong>: pedaggio più 10 €.',
          '<strong>Fino a 60 giorni</strong>: pedaggio più 90 €.',
          '<strong>Oltre</strong>: la pratica passa all’ufficiale del pubblico ministero e la multa è di 375 €.',
        ) + p('Prima paghi, meno paghi.'),
    },
    'read-a-notice': {
      title: 'Dove trovo il numero dell’avviso?',
      extract: 'In alto a destra della lettera, sotto la dicitura «Avis de paiement».',
      content: p(
        'L’avviso riporta data e luogo del passaggio, la targa letta e l’importo dovuto. Il numero è in alto a destra.',
        `Inseriscilo nella pagina ${a('/form/payment', 'Paga')}, nella scheda per numero di avviso o di pratica. Gli spazi non contano.`,
      ),
    },
    'non-payment-declaration': {
      title: 'Che cos’è una dichiarazione di mancato pagamento?',
      extract: 'Un verbale rilasciato al casello quando il pedaggio non ha potuto essere pagato sul posto.',
      content: p(
        'Se al casello non hai potuto pagare, ti è stata consegnata o spedita una dichiarazione di mancato pagamento. Si salda online con il suo numero o con la targa.',
        'Valgono le stesse scadenze: salda presto per evitare maggiorazioni.',
      ),
    },
    'sent-to-prosecutor': {
      title: 'La mia pratica è passata all’OMP',
      extract: 'Da quel momento non si può più pagare né contestare su questo sito.',
      content: p(
        'Dopo 60 giorni senza pagamento la pratica passa all’ufficiale del pubblico ministero, in Francia detto OMP. Riceverai una multa con le proprie modalità di pagamento.',
        'Eventuali ricorsi vanno inviati all’OMP, all’indirizzo riportato sulla multa.',
      ),
    },
    'paid-but-notified': {
      title: 'Ho pagato ma ho ricevuto un avviso',
      extract: 'Probabilmente il pagamento e l’avviso si sono incrociati.',
      content: p(
        'Confronta le date della ricevuta e dell’avviso: un avviso stampato prima del pagamento può arrivare dopo. In tal caso non devi fare nulla.',
        `Se la ricevuta è precedente all’avviso, ${a('/form/claim', 'contesta l’avviso')} allegandola.`,
      ),
    },
    'public-service': { title: 'Il sito ufficiale dell’amministrazione francese', content: '' },
    'sold-vehicle': {
      title: 'Ho venduto il veicolo',
      extract: 'Inviaci l’atto di vendita: l’avviso andrà al nuovo proprietario.',
      content:
        p('Se il passaggio è successivo alla vendita, il pedaggio non è dovuto da te.') +
        steps(
          `Apri la pagina ${a('/form/claim', 'Contesta')} e inserisci il numero dell’avviso.`,
          'Scegli il motivo «Veicolo venduto prima del passaggio».',
          'Allega l’atto di vendita con data e ora.',
        ),
    },
    'rental-car': {
      title: 'Guido un’auto a noleggio',
      extract: 'Spunta la casella del noleggio e indica le date del contratto.',
      content: p(
        'Con le date del noleggio vedi soltanto i tuoi passaggi. Paga prima della scadenza: dopo, l’avviso va all’autonoleggio, che può addebitarti spese di gestione.',
        'Puoi pagare anche dopo la riconsegna: tieni il contratto a portata di mano.',
      ),
    },
    'foreign-plates': {
      title: 'La mia targa non è francese',
      extract: 'Scegli il paese di immatricolazione e scrivi la targa così com’è.',
      content: p(
        'I portali leggono le targhe di tutti i paesi europei. Trattini, punti e spazi non contano; le lettere accentate si scrivono normalmente.',
        'Scadenze e spese sono le stesse delle targhe francesi. Gli avvisi sono inviati nel paese di immatricolazione.',
      ),
    },
    'vehicle-class': {
      title: 'Qual è la classe del mio veicolo?',
      extract: 'Dipende da altezza, peso e numero di assi.',
      content:
        list(
          '<strong>Classe 1</strong>: auto, auto con rimorchio o furgoncino, fino a 2 m di altezza.',
          '<strong>Classe 2</strong>: furgone o auto con roulotte oltre 2 m, camper sotto i 3 m.',
          '<strong>Classe 3</strong>: camper oltre 3 m, autobus o camion a 2 assi.',
          '<strong>Classe 4</strong>: autobus o camion con 3 o più assi.',
          '<strong>Classe 5</strong>: moto.',
        ) + p('Se la classe è sbagliata, puoi contestarla online.'),
    },
    'new-plate': {
      title: 'Il mio veicolo ha una nuova targa',
      extract: 'Per qualche giorno cerca anche con la vecchia targa.',
      content: p(
        'Una targa provvisoria e quella definitiva sono due numeri diversi: cerca i passaggi con entrambe.',
        'Se hai un account, aggiungi la nuova targa ed elimina la vecchia quando tutto è pagato.',
      ),
    },
    'motorbikes-trailers': {
      title: 'Moto, rimorchi e roulotte',
      extract: 'Le moto pagano la tariffa di classe 5; un rimorchio può cambiare la classe dell’auto.',
      content: p(
        'La moto passa sotto i portali come ogni altro veicolo: viene letta la targa posteriore.',
        'Con un rimorchio o una roulotte conta sempre la targa del veicolo trainante. Oltre 2 m di altezza si applica la classe 2.',
      ),
    },
    'when-to-claim': {
      title: 'In quali casi posso contestare?',
      extract: 'Veicolo venduto, targa clonata, pedaggio già pagato, classe o percorso errati.',
      content:
        p('Puoi contestare un avviso di pagamento quando:') +
        list(
          'il veicolo nella foto non è il tuo;',
          'avevi venduto, prestato o noleggiato il veicolo;',
          'il pedaggio è già stato pagato;',
          'classe, entrata o uscita non sono corrette.',
        ) +
        p('Aver dimenticato di pagare non è un motivo di contestazione.'),
    },
    'how-to-claim': {
      title: 'Come si contesta?',
      extract: 'Online, in cinque minuti, con il numero dell’avviso e i documenti.',
      content: steps(
        `Apri la pagina ${a('/form/claim', 'Contesta')} e trova l’avviso.`,
        'Seleziona i viaggi interessati, tutti dello stesso tipo.',
        'Indica il motivo, spiega i fatti e allega i documenti.',
        'Riceverai una conferma per e-mail.',
      ),
    },
    'claim-documents': {
      title: 'Quali documenti devo allegare?',
      extract: 'File PNG, JPG, GIF o PDF, 5 MB in tutto.',
      content:
        list(
          '<strong>Vendita</strong>: atto di vendita datato.',
          '<strong>Noleggio o prestito</strong>: contratto o dati del conducente.',
          '<strong>Targa clonata</strong>: copia della denuncia.',
          '<strong>Già pagato</strong>: ricevuta o estratto conto.',
        ) + p('Oscura le informazioni che non riguardano la richiesta.'),
    },
    'claim-answer': {
      title: 'Quando avrò una risposta?',
      extract: 'Entro 30 giorni, per e-mail.',
      content: p(
        'Ogni reclamo è esaminato da una persona. La risposta motivata arriva per e-mail entro 30 giorni.',
        'Durante l’esame del reclamo le spese non aumentano.',
      ),
    },
    'stolen-plate': {
      title: 'La mia targa è stata clonata',
      extract: 'Sporgi denuncia, poi contesta l’avviso allegandone copia.',
      content: p(
        'Se il veicolo fotografato non è il tuo, sporgi denuncia alla polizia e chiedi una nuova targa.',
        `Allega la denuncia al ${a('/form/claim', 'reclamo')}: tutti i passaggi fraudolenti saranno annullati.`,
      ),
    },
    'claim-and-pay': {
      title: 'Devo pagare prima di contestare?',
      catchphrase: 'No: la contestazione basta a sospendere la scadenza.',
      content: p(
        'Non pagare i viaggi che contesti: pagare equivale ad accettare. Puoi invece pagare gli altri viaggi della stessa targa.',
      ),
    },
    'open-account': {
      title: 'Perché e come creare un account?',
      extract: 'Per ritrovare veicoli, viaggi in dettaglio e dati di fatturazione.',
      content:
        p(`È gratuito. ${a('/account/register', 'Crea il tuo account')}, poi:`) +
        steps(
          'apri il link ricevuto per e-mail, valido 24 ore;',
          'accedi e aggiungi le tue targhe;',
          'se vuoi, completa l’indirizzo di fatturazione.',
        ),
    },
    'lost-password': {
      title: 'Ho dimenticato la password',
      extract: 'Chiedi un link di ripristino, valido 24 ore.',
      content: p(
        `Nella ${a('/account/login', 'pagina di accesso')} scegli «Password dimenticata?». Controlla anche la posta indesiderata.`,
        'Dopo cinque tentativi falliti l’accesso è bloccato per qualche minuto, a tutela del tuo account.',
      ),
    },
    receipts: {
      title: 'Come ottengo una ricevuta?',
      extract: 'Alla fine del pagamento, in PDF, oppure per e-mail.',
      content: p(
        'Dalla pagina di conferma puoi scaricare la ricevuta o inviarla a un indirizzo a scelta. Riporta targa, viaggi, importi e IVA.',
        'Hai chiuso la pagina? Scrivici con la data del pagamento e la targa: te la invieremo di nuovo.',
      ),
    },
    'alert-emails': {
      title: 'Che cos’è l’avviso Info Passage?',
      extract: 'Un’e-mail a ogni passaggio, per non dimenticare mai di pagare.',
      content: p(
        `${a('/alert', 'Registra la tua targa')}: dopo ogni passaggio sotto un portale ricevi un’e-mail con il link per pagare. È gratuito.`,
        'Ogni messaggio contiene un link per annullare l’iscrizione. I dati sono cancellati due anni dopo l’ultimo passaggio.',
      ),
    },
    'personal-data-rights': {
      title: 'Che cosa fate dei miei dati?',
      extract: 'Conserviamo solo ciò che serve a riscuotere il pedaggio, e per un tempo limitato.',
      content: p(
        'Le foto delle targhe sono cancellate dopo il pagamento, salvo controversie. I dati dell’avviso sono cancellati due anni dopo l’ultimo passaggio.',
        `I tuoi diritti e come esercitarli sono descritti nella pagina ${a('/privacy', 'Protezione dei dati personali')}.`,
      ),
    },
    'delete-account': {
      title: 'Come elimino il mio account?',
      extract: 'Dal tuo profilo, in qualsiasi momento.',
      content: p(
        `Apri ${a('/account/profile', 'il tuo profilo')} e scegli «Elimina il mio account». È definitivo: targhe salvate e avvisi scompaiono.`,
        'I viaggi non pagati restano dovuti e si pagano con la targa.',
      ),
    },
    'renter-access': {
      title: 'Come ottengo l’accesso per autonoleggi?',
      extract: 'Lo apre il nostro team, poi lo attivi tu.',
      content: p(
        'Scrivi a {email} indicando ragione sociale e numero del registro delle imprese. Riceverai un link di attivazione, valido 24 ore, per scegliere la password (almeno 12 caratteri).',
      ),
    },
    'import-plates': {
      title: 'Importare le targhe',
      extract: 'Un file CSV di quattro colonne, fino a 10.000 righe.',
      content:
        p('La prima riga contiene i nomi delle colonne:') +
        p('<code>numberPlate;countryCode;validityStartDate;validityEndDate</code>') +
        list(
          'separatore: punto e virgola, virgola o tabulazione;',
          'date nel formato AAAA-MM-GG, la data di fine è facoltativa;',
          'paesi con due lettere: FR, DE, IT…',
        ) +
        p('Se una riga è errata non viene importato nulla: correggila e riprova.'),
    },
    'closure-date': {
      title: 'Chiudere un veicolo',
      extract: 'Dopo la data di chiusura i passaggi non ti sono più attribuiti.',
      content: p(
        'Nell’elenco dei veicoli scegli «Chiudi» e indica la data di fine. Non può precedere l’inizio di validità e resta modificabile.',
      ),
    },
    'renter-notices': {
      title: 'Gestire un avviso come autonoleggio',
      extract: 'Paga, oppure indica il conducente contestando l’avviso.',
      content: p(
        'L’elenco degli avvisi riguarda tutta la flotta. Seleziona quelli da contestare, scegli «Veicolo prestato o noleggiato» e allega il contratto: l’avviso sarà inviato al conducente.',
      ),
    },
    'export-journeys': {
      title: 'Esportare viaggi e veicoli',
      extract: 'In CSV, con i filtri mostrati sullo schermo.',
      content: p(
        'Il file si apre con qualsiasi foglio di calcolo. Riprende filtri e ordinamento, senza limiti di pagina.',
      ),
    },
    'renter-contact': { title: 'Torna al centro assistenza', content: '' },

    'how-free-flow-works': {
      title: 'Il pedaggio senza barriere: come funziona?',
      catchphrase: 'Portali al posto dei caselli: tu guidi, noi leggiamo la targa.',
      extract: 'Niente biglietto né code: si paga online, dopo il passaggio.',
      content:
        p('Sulla {road} non ci sono caselli. I portali riconoscono ogni veicolo senza farlo rallentare.') +
        h('Prima') +
        p('Nulla da preparare. Puoi creare un account o iscriverti all’avviso Info Passage.') +
        h('Durante') +
        p('Guida normalmente nella tua corsia. Sotto i portali valgono i limiti di velocità.') +
        h('Dopo') +
        p(`Hai 72 ore per ${a('/form/payment', 'pagare online')}.`),
      buttonText: 'Leggi l’articolo',
    },
    'paying-after-the-trip': {
      title: 'Paga in due minuti dal telefono',
      catchphrase: 'La tua targa, la tua carta, fatto.',
      content: '',
      buttonText: 'Paga un viaggio',
    },
    'electric-journeys': {
      title: 'Viaggiare in elettrico',
      catchphrase: 'Ricariche rapide, autonomia, tariffe: prepara un viaggio sereno.',
      extract: 'In ogni grande area di servizio ti aspettano colonnine rapide.',
      content: p(
        'Prevedi una pausa ogni due ore: venti minuti bastano spesso a recuperare 150 km di autonomia.',
        'In autostrada, a 110 km/h invece di 130 l’autonomia cresce sensibilmente, soprattutto d’inverno.',
      ),
      buttonText: 'Leggi i consigli',
    },
    'night-driving': {
      title: 'Guidare sicuri di notte',
      catchphrase: 'Cinque abitudini per arrivare riposati.',
      extract: 'La stanchezza è la prima causa di incidenti mortali in autostrada.',
      content: list(
        'Dormi bene la notte prima.',
        'Fermati almeno ogni due ore.',
        'Venti minuti di sonno valgono più di tre caffè.',
        'Pulisci parabrezza e fari prima di partire.',
        'Ai primi sbadigli, cambia conducente.',
      ),
      buttonText: 'Leggi i consigli',
    },
    'the-toll-stretch': {
      title: 'Il percorso, svincolo per svincolo',
      catchphrase: 'Tutte le entrate e le uscite a pedaggio su una sola mappa.',
      extract: 'Individua i tuoi svincoli prima di partire.',
      content: p(
        'Il tratto a pedaggio della {road} si percorre senza alcuna sosta. Alcuni brevi tragitti locali tra portali vicini sono gratuiti.',
        'Il prezzo dipende da entrata, uscita e classe del veicolo.',
      ),
      buttonText: 'Vedi la mappa',
    },
    'across-the-volcanoes': {
      title: 'Attraverso i vulcani addormentati',
      catchphrase: 'Ottanta cime rotonde, laghi e villaggi di pietra nera.',
      extract: 'Una fuga a pochi minuti dallo svincolo.',
      content: p(
        'Lascia l’autostrada per un’ora o per un giorno: dai sentieri di crinale si vede tutta la catena.',
        'In primavera parti presto: la luce del mattino disegna ogni cratere.',
      ),
      buttonText: 'Scopri la tappa',
    },
    'family-holidays': {
      title: 'In viaggio con la famiglia, senza stress',
      catchphrase: 'Parchi giochi, picnic e playlist: la strada fa parte della vacanza.',
      extract: 'Le nostre idee per far passare prima il viaggio.',
      content: p(
        'Le aree più verdi sono anche le più attrezzate: tavoli all’ombra, giochi, spazi per cambiare i bambini.',
        'Controlla la pressione delle gomme e i seggiolini prima di caricare il bagagliaio.',
      ),
      buttonText: 'Prepara la partenza',
    },
    'passage-alert': {
      title: 'Non perdere più un pagamento',
      catchphrase: 'Con l’avviso Info Passage ricevi un’e-mail a ogni passaggio.',
      content: '',
      buttonText: 'Iscriviti all’avviso',
    },
    fleets: {
      title: 'Autonoleggi, aziende: tutta la flotta in un unico posto',
      catchphrase: 'Importa le targhe, segui i passaggi, esporta i viaggi.',
      content: '',
      buttonText: 'Vai all’area autonoleggi',
    },
    'customer-account': {
      title: 'Guadagna tempo al prossimo viaggio',
      catchphrase: 'Crea un account gratuito: targhe, ricevute e indirizzo sempre a portata di mano.',
      content: '',
      buttonText: 'Crea un account',
    },
    'legal-notice': {
      title: 'Note legali',
      content:
        h('Editore') +
        p('{operator}, società di gestione dimostrativa. Contatti: {email}, {phone}.') +
        h('Hosting') +
        p('Il sito è ospitato nell’Unione europea dall’editore.') +
        h('Proprietà intellettuale') +
        p('Testi e illustrazioni del sito non possono essere riprodotti senza consenso.'),
    },
    privacy: {
      title: 'Protezione dei dati personali',
      content:
        h('Che cosa trattiamo') +
        list(
          'targa, data e luogo del passaggio, per riscuotere il pedaggio;',
          'e-mail e indirizzo, per ricevute e account;',
          'targa ed e-mail dell’avviso Info Passage, fino a due anni dopo l’ultimo passaggio.',
        ) +
        h('I tuoi diritti') +
        p('Accesso, rettifica, cancellazione, limitazione e opposizione: scrivi a {email}. Risposta entro un mese.') +
        p('Puoi anche rivolgerti all’autorità per la protezione dei dati del tuo paese.'),
    },
    'site-map': {
      title: 'Mappa del sito',
      content: list(
        a('/form/payment', 'Paga'),
        a('/form/claim', 'Contesta'),
        a('/alert', 'Avviso Info Passage'),
        a('/help', 'Centro assistenza'),
        a('/account/login', 'Area clienti'),
        a('/renters/login', 'Area autonoleggi'),
        a('/legal-notice', 'Note legali'),
        a('/privacy', 'Protezione dei dati personali'),
        a('/accessibility', 'Accessibilità'),
      ),
    },
    'terms-of-use': {
      title: 'Condizioni generali d’uso',
      content:
        h('Oggetto') +
        p('Questo sito permette di consultare e pagare i pedaggi dovuti a {operator}.') +
        h('Account') +
        p('Sei responsabile della riservatezza della password e dell’esattezza delle targhe salvate.') +
        h('Pagamento') +
        p('Il pagamento è definitivo una volta confermato. La ricevuta è subito disponibile.') +
        h('Responsabilità') +
        p('L’indisponibilità del sito non sospende le scadenze; in caso di guasto chiama il {phone}.'),
    },
    accessibility: {
      title: 'Accessibilità: parzialmente conforme',
      content: p(
        '{operator} si impegna a rendere il sito accessibile a tutti. L’obiettivo è il livello AA delle linee guida WCAG.',
        'Qualcosa ti ostacola? Scrivi a {email}: risponderemo entro sette giorni proponendoti una soluzione.',
      ),
    },
  },
  dialogue: {
    'pay-root': { text: 'Come possiamo aiutarti con il pagamento?' },
    'pay-refused': { label: 'Il pagamento è stato rifiutato', text: 'Quale mezzo di pagamento hai usato?' },
    'pay-refused-card': {
      label: 'Una carta bancaria',
      text: 'Non è stato addebitato nulla. Controlla il limite della carta e la conferma nell’app della banca, poi riprova.',
    },
    'pay-refused-fuel': {
      label: 'Una carta carburante',
      text: 'Alcune carte non accettano pagamenti anticipati né viaggi in corso. Ecco le regole per ciascuna.',
    },
    'pay-refused-again': { label: 'Non sono arrivato fin lì', text: 'Quale messaggio hai visto?' },
    'pay-refused-blocked': {
      label: '«Pagamento bloccato»',
      text: 'Un viaggio è in corso o in fase di recupero. Accedi al tuo account per completarlo.',
    },
    'pay-refused-expired': {
      label: '«La sessione è scaduta»',
      text: 'Per sicurezza una ricerca vale solo per poco tempo. Ripetila: i tuoi viaggi sono ancora lì.',
    },
    'pay-missing': { label: 'Non trovo il mio viaggio', text: 'Quando sei passato?' },
    'pay-missing-recent': {
      label: 'Meno di 48 ore fa',
      text: 'Forse il passaggio non è ancora registrato. L’avviso Info Passage ti dirà quando potrai pagarlo.',
    },
    'pay-missing-old': {
      label: 'Più di 48 ore fa',
      text: 'Controlla targa e paese. Se non compare nulla, scrivici con data e luogo del passaggio.',
    },
    'notices-root': { text: 'Che cosa vuoi sapere sull’avviso?' },
    'notices-late': { label: 'Ho ricevuto un avviso di pagamento', text: 'Sei d’accordo?' },
    'notices-late-agree': {
      label: 'Sì, voglio pagare',
      text: 'Paga con il numero dell’avviso entro la data indicata, per limitare le spese.',
    },
    'notices-late-disagree': { label: 'No', text: 'Non pagarlo: contestalo online e la scadenza si sospende.' },
    'vehicles-root': { text: 'Di quale veicolo si tratta?' },
    'vehicles-rental': { label: 'Un veicolo a noleggio', text: 'Ce l’hai ancora?' },
    'vehicles-rental-still': { label: 'Sì', text: 'Cerca i viaggi indicando le date del noleggio, poi pagali.' },
    'vehicles-rental-back': {
      label: 'No, l’ho riconsegnato',
      text: 'Puoi ancora pagare con le date del contratto. Se il passaggio è successivo alla riconsegna, contestalo.',
    },
    'claims-root': { text: 'A che punto è il tuo reclamo?' },
    'claims-waiting': {
      label: 'Aspetto una risposta',
      text: 'Rispondiamo entro 30 giorni; nel frattempo le spese non aumentano.',
    },
    'account-root': { text: 'Che cosa vuoi fare?' },
    'account-mail': {
      label: 'Non ho ricevuto l’e-mail',
      text: 'Controlla la posta indesiderata: il link vale 24 ore.',
    },
    'renters-root': { text: 'Buongiorno! Qual è la tua domanda sulla flotta?' },
    'renters-import': {
      label: 'La mia importazione fallisce',
      text: 'Di solito manca una colonna o una data è scritta in altro modo.',
    },
  },
  actions: {
    CONTACT_FORM: 'Scrivi un messaggio',
    PREPAYMENT: 'Paga in anticipo',
    PROTEST: 'Contesta un avviso',
    LOGIN: 'Accedi',
    ALERT: 'Iscriviti all’avviso',
    SIGN_UP: 'Crea un account',
    PAYMENT: 'Paga un viaggio',
  },
  contactEntries: {
    contact: 'Una domanda generale',
    payment: 'Un pagamento o una ricevuta',
    notice: 'Un avviso di pagamento',
    vehicle: 'Un veicolo o una targa',
    data: 'I miei dati personali',
  },
  claimReasons: {
    'not-my-vehicle': 'Non è il mio veicolo',
    'sold-before': 'Veicolo venduto prima del passaggio',
    'already-paid': 'Pedaggio già pagato',
    'wrong-class': 'Classe del veicolo errata',
    'wrong-route': 'Entrata o uscita errata',
    stolen: 'Veicolo rubato o targa clonata',
    'lent-or-rented': 'Veicolo prestato o noleggiato',
    other: 'Altro motivo',
  },
  exports: {
    journeysFile: 'viaggi',
    noticesFile: 'avvisi-di-pagamento',
    platesFile: 'veicoli',
    date: 'Data',
    plate: 'Targa',
    country: 'Paese',
    number: 'Numero',
    entrance: 'Entrata',
    exit: 'Uscita',
    price: 'Importo (€)',
  },
  mails: {
    activation: {
      subject: 'Attiva il tuo account {operator}',
      text: 'Buongiorno,\n\nper attivare il tuo account apri questo link entro 24 ore:\n{link}\n\nSe non hai chiesto nulla, ignora questo messaggio.\n\n{operator}',
    },
    renterActivation: {
      subject: 'Attiva il tuo accesso autonoleggi {operator}',
      text: 'Buongiorno,\n\nper attivare l’accesso e scegliere la password apri questo link entro 24 ore:\n{link}\n\n{operator}',
    },
    password: {
      subject: 'Scegli una nuova password',
      text: 'Buongiorno,\n\nper scegliere una nuova password apri questo link entro 24 ore:\n{link}\n\nSe non hai chiesto nulla, ignora questo messaggio: la password resta la stessa.\n\n{operator}',
    },
    passage: {
      subject: 'Passaggio di {plate} il {date}',
      text: 'Buongiorno,\n\nil tuo veicolo {plate} è passato il {date} ({route}). Importo da pagare: {price}.\n\nPaga questo viaggio:\n{link}\n\nNon ricevere più questi avvisi:\n{unsubscribe}\n\n{operator}',
    },
    claim: {
      subject: 'Abbiamo ricevuto il tuo reclamo',
      text: 'Buongiorno {firstName} {lastName},\n\nil reclamo n. {reference} è stato registrato. Risponderemo entro 30 giorni.\n\n{operator}',
    },
    contact: {
      subject: 'Abbiamo ricevuto il tuo messaggio',
      text: 'Buongiorno {firstName} {lastName},\n\nabbiamo ricevuto il tuo messaggio (riferimento {reference}) e risponderemo presto.\n\n{operator}',
    },
    accountDeleted: {
      subject: 'Il tuo account è stato eliminato',
      text: 'Buongiorno,\n\nil tuo account e i dati collegati sono stati eliminati, come richiesto.\n\n{operator}',
    },
  },
}
