import { a, h, list, p, steps } from './html.ts'
import type { Texts } from './texts.ts'

export const it: Texts = {
  seo: {
    title: '{operator}: pedaggio senza barriere',
    description:
      'Trovi i suoi viaggi sull’{road} con la targa, li paghi in pochi minuti e riceva una notifica a ogni passaggio.',
  },
  gdpr: p(
    '{operator} tratta questi dati per rispondere alla sua richiesta e adempiere agli obblighi di legge. Non vengono mai venduti.',
    `Può consultarli, correggerli o farli cancellare scrivendo a <strong>{email}</strong>. ${a('/privacy', 'Maggiori informazioni sui suoi diritti')}`,
  ),
  home: {
    title: 'Il passaggio è fatto, ora basta pagare',
    subtitle: 'Sull’{road} il pedaggio si paga <strong>dopo il viaggio</strong>, online, con la sola targa.',
    buttonText: 'Come funziona',
    listBlockTitle: 'Preparare bene il viaggio',
  },
  volcanoHome: {
    title: 'La strada dei vulcani, senza barriere',
    subtitle: 'Percorra l’{road} senza fermarsi e paghi il passaggio <strong>entro {freeDays} giorni</strong>.',
    buttonText: 'Scopri il pedaggio senza soste',
    listBlockTitle: 'Da leggere prima di partire',
  },
  toPay: {
    primoPassant: p(
      '<strong>È il suo primo ritardo?</strong> Paghi questo viaggio entro la scadenza indicata: la maggiorazione non aumenta.',
    ),
    paymentPeriod: 'Dopo il passaggio ha {freeDays} giorni per pagare senza maggiorazione.',
  },
  prepayment: {
    title: 'Prepagare un viaggio',
    subtitle: 'Scelga entrata e uscita sull’{road}, paghi e viaggi senza pensieri.',
  },
  authentication: {
    user: {
      title: 'La sua area clienti',
      content: p('Salvi i suoi veicoli, veda tutti i viaggi a colpo d’occhio e conservi ogni ricevuta.'),
    },
    renter: {
      title: 'Area noleggiatori',
      content: p(
        'Segua i passaggi della flotta, importi le targhe e gestisca gli avvisi di pagamento in un unico posto.',
      ),
    },
  },
  help: { title: 'Centro assistenza', subtitle: 'Le risposte alle domande più frequenti, argomento per argomento.' },
  categories: {
    pay: 'Pagare un viaggio',
    notices: 'Avvisi di pagamento e maggiorazioni',
    vehicles: 'Il mio veicolo, la mia targa',
    claims: 'Contestare un avviso',
    account: 'Account, ricevute e notifiche',
    renters: 'Noleggiatori e flotte',
  },
  articles: {
    'pay-now': { title: 'Pagare subito un viaggio', content: '' },
    'how-to-pay': {
      title: 'Come pago il mio passaggio?',
      extract: 'Basta la targa, senza dispositivo. Acceda se è registrata in un account o se un viaggio è in corso.',
      content:
        p('I portali leggono la targa. Il passaggio è visibile online al più tardi {visibleHours} ore dopo.') +
        steps(
          `Apra la pagina ${a('/form/payment', 'Paga')} e inserisca il paese e il numero di targa.`,
          'Controlli i viaggi mostrati: data, entrata, uscita e prezzo.',
          'Paghi con carta bancaria o con una carta carburante accettata.',
          'Scarichi la ricevuta o la riceva per e-mail.',
        ),
    },
    'payment-deadline': {
      title: 'Quanto tempo ho per pagare?',
      extract: 'Ha {freeDays} giorni dal passaggio per pagare senza alcuna maggiorazione.',
      content: p(
        'I <strong>{freeDays} giorni</strong> partono dal giorno in cui passa sotto l’ultimo portale. La scadenza è indicata accanto a ogni viaggio.',
        'Dopo la scadenza, all’intestatario del veicolo viene inviato un avviso di pagamento e al pedaggio si aggiungono le maggiorazioni.',
        'Fine settimana e festivi contano come gli altri giorni: paghi appena il viaggio compare.',
      ),
    },
    'payment-methods': {
      title: 'Quali metodi di pagamento accettate?',
      extract: 'Le carte bancarie e diverse carte carburante aziendali.',
      content:
        list(
          '<strong>Carta bancaria</strong>: per tutti i viaggi, anche prepagati.',
          '<strong>Carte SHELL ed ESSO</strong>: per tutti i viaggi, anche prepagati.',
          '<strong>Carte TOTAL e DKV</strong>: solo per i viaggi conclusi.',
        ) +
        p('L’emittente della carta può escludere alcune classi di veicoli.', 'Non si accettano assegni né contanti.'),
    },
    'other-ways-to-pay': {
      title: 'Posso pagare in un modo diverso da online?',
      extract: 'Sì, per telefono. Anche un’altra persona può pagare per lei.',
      content:
        list(
          '<strong>Per telefono</strong>: chiami il {phone} tenendo a portata di mano targa e carta bancaria.',
          '<strong>Tramite un’altra persona</strong>: basta la targa, o il numero del suo avviso.',
          '<strong>Con un account</strong>: veicoli e viaggi restano insieme, basta un solo pagamento.',
        ) + p('Assegni e contanti non sono accettati. Il termine è lo stesso per tutti i metodi.'),
    },
    'journey-not-found': {
      title: 'Non trovo il mio viaggio',
      extract: 'Un passaggio può impiegare fino a {visibleHours} ore per comparire.',
      content:
        p('Prima di scriverci, controlli:') +
        list(
          'la targa, carattere per carattere: O e 0, I e 1 si confondono facilmente;',
          'il paese di immatricolazione scelto;',
          'per un veicolo a noleggio, date e orari del contratto.',
        ) +
        p(
          'Se dopo {visibleHours} ore non compare nulla, forse il viaggio è già stato pagato con un dispositivo o un abbonamento.',
        ),
    },
    'payment-refused': {
      title: 'Il pagamento è stato rifiutato',
      catchphrase: 'Se il pagamento è rifiutato, non viene addebitato nulla.',
      content:
        p('Il rifiuto viene quasi sempre dalla banca: limite raggiunto, conferma non data in tempo o carta scaduta.') +
        list(
          'Confermi la richiesta nell’app della banca prima che scada.',
          'Provi con un’altra carta.',
          'Attenda qualche minuto prima di riprovare.',
        ) +
        p('Il termine di pagamento continua a decorrere: riprovi presto.'),
    },
    'prepay-journey': {
      title: 'Posso prepagare un viaggio?',
      extract: 'Sì, sul tratto interessato, fino a cinque viaggi alla volta.',
      content: p(
        `Apra la pagina ${a('/form/prepayment', 'Prepaga')}, inserisca la targa e scelga entrata e uscita. Il prezzo appare subito; può aggiungere il ritorno.`,
        'I viaggi già effettuati vanno pagati nello stesso momento. Il prepagamento non è previsto per i veicoli a noleggio.',
      ),
    },
    'surcharge-steps': {
      title: 'Che cosa succede se pago in ritardo?',
      extract: 'La maggiorazione cresce per gradi: {firstFee}, poi {secondFee}, poi una multa.',
      content:
        steps(
          '<strong>Fino a {freeDays} giorni dopo il passaggio</strong>: paga solo il pedaggio.',
          '<strong>Nei {secondFrom} giorni successivi</strong>: pedaggio più {firstFee} di maggiorazione.',
          '<strong>Fino a {prosecutorFrom} giorni dopo la prima scadenza</strong>: pedaggio più {secondFee} di maggiorazione.',
          '<strong>Oltre</strong>: la pratica passa al pubblico ministero (OMP) e al pedaggio si aggiunge una multa di {fine}.',
        ) + p('Prima paga, meno paga.'),
    },
    'read-a-notice': {
      title: 'Dove trovo il numero dell’avviso?',
      extract: 'In alto a destra della lettera, sotto la dicitura «Avis de paiement».',
      content: p(
        'L’avviso riporta data e luogo del passaggio, la targa letta e l’importo dovuto. Il numero è in alto a destra.',
        `Lo inserisca nella pagina ${a('/form/payment', 'Paga')}, scheda «Per numero di avviso o di pratica». Gli spazi non contano.`,
      ),
    },
    'fake-messages': {
      title: 'Questo SMS o questa e-mail viene davvero da voi?',
      extract: 'Non chiediamo mai di pagare via SMS. In caso di dubbio, digiti lei l’indirizzo di questo sito.',
      content:
        p(
          'Falsi messaggi chiedono un pedaggio a nome di società autostradali. Mettono fretta, minacciano una multa e portano a una copia del sito.',
        ) +
        list(
          'Non inviamo SMS.',
          'L’e-mail di una notifica indica la targa, il passaggio e l’importo. Il suo link «Per pagare questo viaggio» apre la ricerca di questo sito con quella targa, e si paga dopo aver visto il viaggio.',
          'Tutti i link delle nostre e-mail iniziano con l’indirizzo di questo sito. Gli altri mostrano una ricevuta, attivano un account, scelgono una nuova password, confermano o interrompono una notifica.',
          'Nessuna di queste e-mail e nessuno di questi link chiede un numero di carta, un codice segreto o la password attuale.',
          'Un dubbio? Non apra il link: digiti l’indirizzo di questo sito e cerchi la sua targa. Un passaggio compare entro {visibleHours} ore; le nostre notifiche partono quando è visibile.',
        ) +
        p('Ha fornito i suoi dati bancari? Chiami subito la banca, poi ci scriva a {email}.'),
    },
    'non-payment-declaration': {
      title: 'Che cos’è una dichiarazione di mancato pagamento?',
      extract: 'Un verbale rilasciato alla barriera quando il pedaggio non ha potuto essere pagato sul posto.',
      content: p(
        'Se su un’autostrada con barriere non ha potuto pagare, le è stata consegnata o spedita una dichiarazione di mancato pagamento. Si paga online con il numero della dichiarazione o con la targa.',
        'La scadenza è indicata accanto al prezzo: la paghi prima, poi costerà di più.',
      ),
    },
    'sent-to-prosecutor': {
      title: 'La mia pratica è passata al pubblico ministero (OMP)',
      extract: 'Da quel momento non si può più pagare né contestare su questo sito.',
      content: p(
        'Se l’avviso non è pagato in tempo, la pratica passa al pubblico ministero, in Francia detto OMP. Riceverà una multa con le proprie modalità di pagamento.',
        'Eventuali ricorsi vanno inviati all’OMP, all’indirizzo riportato sulla multa.',
      ),
    },
    'paid-but-notified': {
      title: 'Ho pagato ma ho ricevuto un avviso',
      extract: 'Probabilmente il pagamento e l’avviso si sono incrociati.',
      content: p(
        'Confronti le date della ricevuta e dell’avviso: un avviso stampato prima del pagamento può arrivare dopo. In tal caso non deve fare nulla.',
        `Se la ricevuta è precedente all’avviso, ${a('/form/claim', 'contesti l’avviso')} allegandola.`,
      ),
    },
    'public-service': { title: 'Il sito ufficiale dell’amministrazione francese', content: '' },
    'sold-vehicle': {
      title: 'Ho venduto il veicolo',
      extract: 'Ci invii l’atto di vendita: l’avviso andrà al nuovo proprietario.',
      content:
        p('Se il passaggio è successivo alla vendita, il pedaggio non è a suo carico.') +
        steps(
          `Apra la pagina ${a('/form/claim', 'Contesta')} e inserisca il numero dell’avviso.`,
          'Scelga il motivo «Veicolo venduto prima del passaggio».',
          'Alleghi l’atto di vendita con data e ora.',
        ),
    },
    'rental-car': {
      title: 'Guido un’auto a noleggio',
      extract: 'Spunti la casella del noleggio e indichi le date del contratto.',
      content: p(
        'Con le date del noleggio vede soltanto i suoi passaggi. Paghi prima della scadenza: dopo, l’avviso va al noleggiatore, che può addebitarle spese di gestione.',
        'Può pagare anche dopo la riconsegna: tenga il contratto a portata di mano.',
      ),
    },
    'foreign-plates': {
      title: 'La mia targa non è francese',
      extract: 'Scelga il paese di immatricolazione e inserisca la targa così com’è.',
      content: p(
        'I portali leggono le targhe di tutti i paesi europei. Trattini, punti e spazi non contano; le lettere accentate si scrivono normalmente.',
        'Termini e maggiorazioni sono gli stessi delle targhe francesi. Gli avvisi di pagamento sono inviati nel paese di immatricolazione.',
      ),
    },
    'vehicle-class': {
      title: 'Qual è la classe del mio veicolo?',
      extract: 'Dipende dal tipo di veicolo, dall’altezza e dal numero di assi.',
      content:
        list(
          '<strong>Classe 1</strong>: auto, auto con rimorchio o furgoncino, fino a 2 m di altezza.',
          '<strong>Classe 2</strong>: furgone o auto con roulotte oltre 2 m, camper sotto i 3 m.',
          '<strong>Classe 3</strong>: camper oltre 3 m, autobus o camion a 2 assi.',
          '<strong>Classe 4</strong>: autobus o camion con 3 o più assi.',
          '<strong>Classe 5</strong>: moto.',
        ) + p('Se la classe è errata, può contestarla online.'),
    },
    'new-plate': {
      title: 'Il mio veicolo ha una nuova targa',
      extract: 'Per qualche giorno cerchi anche con la vecchia targa.',
      content: p(
        'Una targa provvisoria e quella definitiva sono due numeri diversi: cerchi i passaggi con entrambe.',
        'Se ha un account, aggiunga la nuova targa ed elimini la vecchia quando tutto è pagato.',
      ),
    },
    'motorbikes-trailers': {
      title: 'Moto, rimorchi e roulotte',
      extract: 'Le moto pagano la tariffa di classe 5; un rimorchio può cambiare la classe dell’auto.',
      content: p(
        'La moto passa sotto i portali come ogni altro veicolo: viene letta la targa posteriore.',
        'Con un rimorchio o una roulotte conta sempre la targa del veicolo trainante. Oltre 2 m di altezza si applica la classe 2.',
      ),
    },
    'when-to-claim': {
      title: 'In quali casi posso contestare?',
      extract:
        'Veicolo venduto, rubato, prestato o noleggiato, targa clonata, pedaggio già pagato, classe o percorso errati.',
      content:
        p('Può contestare un avviso di pagamento quando:') +
        list(
          'il veicolo nella foto non è il suo;',
          'aveva venduto, prestato o noleggiato il veicolo;',
          'il veicolo era rubato, o la targa clonata;',
          'il pedaggio è già stato pagato;',
          'classe, entrata o uscita non sono corrette.',
        ) +
        p('Aver dimenticato di pagare non è un motivo di contestazione.'),
    },
    'how-to-claim': {
      title: 'Come si contesta?',
      extract: 'Online, in pochi minuti, con la targa o il numero dell’avviso e i documenti.',
      content: steps(
        `Apra la pagina ${a('/form/claim', 'Contesta')} e cerchi l’avviso.`,
        'Selezioni i viaggi interessati, tutti dello stesso tipo.',
        'Indichi il motivo, spieghi i fatti e alleghi i documenti.',
        'Riceverà una conferma per e-mail.',
      ),
    },
    'claim-documents': {
      title: 'Quali documenti devo allegare?',
      extract: 'File PNG, JPG, GIF o PDF, 5 MB in tutto.',
      content:
        list(
          '<strong>Vendita</strong>: atto di vendita datato.',
          '<strong>Noleggio o prestito</strong>: contratto o dati del conducente.',
          '<strong>Targa clonata</strong>: copia della denuncia.',
          '<strong>Già pagato</strong>: ricevuta o estratto conto.',
        ) + p('Oscuri le informazioni che non riguardano la richiesta.'),
    },
    'claim-answer': {
      title: 'Quando riceverò una risposta?',
      extract: 'Entro {answerDays} giorni, per e-mail.',
      content: p(
        'Ogni reclamo è esaminato da una persona. La risposta motivata arriva per e-mail entro {answerDays} giorni.',
        'Durante l’esame del reclamo la maggiorazione non aumenta.',
      ),
    },
    'stolen-plate': {
      title: 'La mia targa è stata clonata',
      extract: 'Sporga denuncia, poi contesti l’avviso allegandone copia.',
      content: p(
        'Se il veicolo fotografato non è il suo, sporga denuncia alla polizia e chieda una nuova targa.',
        `Alleghi la denuncia al ${a('/form/claim', 'reclamo')}: tutti i passaggi fraudolenti saranno annullati.`,
      ),
    },
    'claim-and-pay': {
      title: 'Devo pagare prima di contestare?',
      catchphrase: 'No: contestare basta a sospendere il termine.',
      content: p(
        'Non deve pagare i viaggi che contesta. Se preferisce pagarli prima, prosegua poi con il reclamo: il pagamento è rimborsato se il reclamo viene accolto. Gli altri viaggi della stessa targa restano da pagare.',
      ),
    },
    'open-account': {
      title: 'Perché e come creare un account?',
      extract: 'Per ritrovare veicoli, viaggi in dettaglio e dati di fatturazione.',
      content:
        p(`È gratuito. ${a('/account/register', 'Crei il suo account')}, poi:`) +
        steps(
          'apra il link ricevuto per e-mail, valido {linkHours} ore;',
          'acceda e aggiunga le sue targhe;',
          'se lo desidera, completi l’indirizzo di fatturazione.',
        ),
    },
    'lost-password': {
      title: 'Ho dimenticato la password',
      extract: 'Chieda un link di ripristino, valido {linkHours} ore.',
      content: p(
        `Nella ${a('/account/login', 'pagina di accesso')} scelga «Password dimenticata?». Controlli anche la posta indesiderata.`,
        'Dopo cinque tentativi falliti l’accesso è bloccato per qualche minuto, a tutela del suo account.',
      ),
    },
    receipts: {
      title: 'Come ottengo una ricevuta?',
      extract: 'Alla fine del pagamento, in PDF, oppure per e-mail.',
      content: p(
        'La ricevuta viene inviata all’indirizzo indicato al pagamento. Dalla pagina di conferma può anche scaricarla o inviarla a un altro indirizzo. Riporta targa, viaggi, importi e IVA.',
        `Ha chiuso la pagina? Ritrovi la ricevuta, o la riceva di nuovo, nella pagina ${a('/receipts', 'Le mie ricevute')}.`,
      ),
    },
    'alert-emails': {
      title: 'Che cos’è la notifica di passaggio?',
      extract: 'Un’e-mail a ogni passaggio, per non dimenticare mai di pagare.',
      content: p(
        `${a('/alert', 'La attivi per la sua targa')}: dopo ogni passaggio sotto un portale riceve un’e-mail con il link per pagare. È gratuito.`,
        'Ogni messaggio contiene un link per disattivare la notifica. I dati sono cancellati due anni dopo l’ultimo passaggio.',
      ),
    },
    'personal-data-rights': {
      title: 'Che cosa fate dei miei dati?',
      extract: 'Conserviamo solo ciò che serve a riscuotere il pedaggio, e per un tempo limitato.',
      content: p(
        'Le foto delle targhe sono cancellate dopo il pagamento, salvo controversie. I dati della notifica sono cancellati due anni dopo l’ultimo passaggio.',
        `I suoi diritti e come esercitarli sono descritti nella pagina ${a('/privacy', 'Protezione dei dati personali')}.`,
      ),
    },
    'delete-account': {
      title: 'Come elimino il mio account?',
      extract: 'Dal suo profilo, in qualsiasi momento.',
      content: p(
        `Apra ${a('/account/profile', 'il suo profilo')} e scelga «Elimina il mio account». È definitivo: targhe salvate e notifiche scompaiono.`,
        'I viaggi non pagati restano dovuti e si pagano con la targa.',
      ),
    },
    'renter-access': {
      title: 'Come ottengo l’accesso per noleggiatori?',
      extract: 'Lo apre il nostro team, poi lo attiva lei.',
      content: p(
        'Scriva a {email} indicando ragione sociale e numero del registro delle imprese. Riceverà un link di attivazione, valido {linkHours} ore, per scegliere la password (almeno 12 caratteri).',
      ),
    },
    'import-plates': {
      title: 'Importare le targhe',
      extract: 'Un file CSV di quattro colonne, fino a {importLines} righe e {importSize} MB.',
      content:
        p('La prima riga contiene i nomi delle colonne:') +
        p('<code>numberPlate;countryCode;validityStartDate;validityEndDate</code>') +
        list(
          'separatore: punto e virgola, virgola o tabulazione;',
          'date nel formato AAAA-MM-GG o GG/MM/AAAA, la data di fine è facoltativa;',
          'paesi con due lettere: FR, DE, IT…',
        ) +
        p(
          'Il file è controllato prima dell’invio. Le righe errate sono mostrate con il motivo e lasciate da parte: confermando, importa tutte le altre.',
          'Scarichi le righe rifiutate, le corregga e le importi a loro volta. Una targa già presente viene aggiornata, e lo stesso file importato due volte non cambia nulla.',
        ),
    },
    'closure-date': {
      title: 'Chiudere un veicolo',
      extract: 'Dopo la data di chiusura i passaggi non le sono più attribuiti.',
      content: p(
        'Nell’elenco dei veicoli scelga «Chiudi» e indichi la data di fine. Non può precedere l’inizio di validità e resta modificabile.',
        'Per più veicoli insieme, li selezioni, o tutto l’elenco filtrato, poi scelga «Chiudi la selezione».',
      ),
    },
    'renter-notices': {
      title: 'Gestire un avviso di pagamento come noleggiatore',
      extract:
        'Indichi il conducente contestando l’avviso, oppure esca dall’area noleggiatori per pagarlo con il numero dell’avviso.',
      content: p(
        'L’elenco degli avvisi riguarda tutta la flotta. Selezioni quelli da contestare, scelga «Veicolo prestato o noleggiato» e alleghi il contratto: l’avviso sarà inviato al conducente.',
      ),
    },
    'export-journeys': {
      title: 'Esportare viaggi e veicoli',
      extract: 'In CSV, con i filtri mostrati sullo schermo.',
      content: p(
        'Il file si apre con qualsiasi foglio di calcolo, senza limiti di pagina. Riprende i filtri; quello dei veicoli si può importare di nuovo.',
      ),
    },
    'renter-contact': { title: 'Torna al centro assistenza', content: '' },

    'how-free-flow-works': {
      title: 'Il pedaggio senza barriere: come funziona?',
      catchphrase: 'Portali al posto delle barriere: lei guida, noi leggiamo la targa.',
      extract: 'Niente biglietto né code: si paga online, dopo il passaggio.',
      content:
        p('Sull’{road} non ci sono barriere. I portali riconoscono ogni veicolo senza farlo rallentare.') +
        h('Prima') +
        p('Nulla da preparare. Può creare un account o attivare la notifica di passaggio.') +
        h('Durante') +
        p('Guidi normalmente nella sua corsia. Sotto i portali valgono i limiti di velocità.') +
        h('Dopo') +
        p(`Ha {freeDays} giorni per ${a('/form/payment', 'pagare online')}.`),
      buttonText: 'Leggi l’articolo',
    },
    'paying-after-the-trip': {
      title: 'Pagare in due minuti dal telefono',
      catchphrase: 'La targa, la carta, fatto.',
      content: '',
      buttonText: 'Paga un viaggio',
    },
    'electric-journeys': {
      title: 'Viaggiare in elettrico',
      catchphrase: 'Ricariche rapide, autonomia, tariffe: per un viaggio sereno.',
      extract: 'In ogni grande area di servizio la aspettano colonnine rapide.',
      content: p(
        'Preveda una pausa ogni due ore: venti minuti bastano spesso a recuperare 150 km di autonomia.',
        'In autostrada, a 110 km/h invece di 130 l’autonomia cresce sensibilmente, soprattutto d’inverno.',
      ),
      buttonText: 'Leggi i consigli',
    },
    'night-driving': {
      title: 'Guidare sicuri di notte',
      catchphrase: 'Cinque abitudini per arrivare riposati.',
      extract: 'La stanchezza è la prima causa di incidenti mortali in autostrada.',
      content: list(
        'Dorma bene la notte prima.',
        'Si fermi almeno ogni due ore.',
        'Venti minuti di sonno valgono più di tre caffè.',
        'Pulisca parabrezza e fari prima di partire.',
        'Ai primi sbadigli, cambi conducente.',
      ),
      buttonText: 'Leggi i consigli',
    },
    'the-toll-stretch': {
      title: 'Il percorso, svincolo per svincolo',
      catchphrase: 'Tutte le entrate e le uscite a pedaggio su una sola mappa.',
      extract: 'Individui i suoi svincoli prima di partire.',
      content: p(
        'Il tratto a pedaggio dell’{road} si percorre senza alcuna sosta. Alcuni brevi viaggi locali tra portali vicini sono gratuiti.',
        'Il prezzo dipende da entrata, uscita e classe del veicolo.',
      ),
      buttonText: 'Vedi la mappa',
    },
    'across-the-volcanoes': {
      title: 'Attraverso i vulcani addormentati',
      catchphrase: 'Ottanta cime rotonde, laghi e villaggi di pietra nera.',
      extract: 'Una fuga a pochi minuti dallo svincolo.',
      content: p(
        'Lasci l’autostrada per un’ora o per un giorno: dai sentieri di crinale si vede tutta la catena.',
        'In primavera parta presto: la luce del mattino disegna ogni cratere.',
      ),
      buttonText: 'Scopri la tappa',
    },
    'family-holidays': {
      title: 'In viaggio con la famiglia, senza stress',
      catchphrase: 'Parchi giochi, picnic e playlist: la strada fa parte della vacanza.',
      extract: 'Le nostre idee per far passare prima il viaggio.',
      content: p(
        'Le aree più verdi sono anche le più attrezzate: tavoli all’ombra, giochi, spazi per cambiare i bambini.',
        'Controlli la pressione delle gomme e i seggiolini prima di caricare il bagagliaio.',
      ),
      buttonText: 'Prepara la partenza',
    },
    'passage-alert': {
      title: 'Mai più un pagamento dimenticato',
      catchphrase: 'Con la notifica di passaggio riceve un’e-mail a ogni passaggio.',
      content: '',
      buttonText: 'Attiva la notifica',
    },
    fleets: {
      title: 'Noleggiatori, aziende: tutta la flotta in un unico posto',
      catchphrase: 'Importi le targhe, segua i passaggi, esporti i viaggi.',
      content: '',
      buttonText: 'Vai all’area noleggiatori',
    },
    'customer-account': {
      title: 'Risparmi tempo al prossimo viaggio',
      catchphrase: 'Crei un account gratuito: targhe, ricevute e indirizzo sempre a portata di mano.',
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
          'targa ed e-mail della notifica di passaggio, fino a due anni dopo l’ultimo passaggio.',
        ) +
        h('I suoi diritti') +
        p('Accesso, rettifica, cancellazione, limitazione e opposizione: scriva a {email}. Risposta entro un mese.') +
        p('Può anche rivolgersi all’autorità per la protezione dei dati del suo paese.'),
    },
    'site-map': {
      title: 'Mappa del sito',
      content: list(
        a('/', 'Home'),
        a('/form/payment', 'Paga'),
        a('/form/claim', 'Contesta'),
        a('/form/prepayment', 'Prepaga'),
        a('/receipts', 'Le mie ricevute'),
        a('/alert', 'Notifica di passaggio'),
        a('/unsubscribe', 'Disattivare la notifica di passaggio'),
        a('/help', 'Centro assistenza'),
        a('/contact/chatbot', 'Contatti'),
        a('/contact/form', 'Scrivere un messaggio'),
        a('/account/login', 'Area clienti'),
        a('/account/register', 'Crea un account'),
        a('/account/changePassword', 'Password dimenticata'),
        a('/renters/login', 'Area noleggiatori'),
        a('/legal-notice', 'Note legali'),
        a('/terms-of-use', 'Condizioni d’uso'),
        a('/privacy', 'Protezione dei dati personali'),
        a('/accessibility', 'Accessibilità'),
      ),
    },
    'terms-of-use': {
      title: 'Condizioni d’uso',
      content:
        h('Oggetto') +
        p('Questo sito permette di consultare e pagare i pedaggi dovuti a {operator}.') +
        h('Account') +
        p('Lei è responsabile della riservatezza della password e dell’esattezza delle targhe salvate.') +
        h('Pagamento') +
        p(
          'Il pagamento è definitivo una volta confermato; è rimborsato se il suo reclamo viene accolto. La ricevuta è subito disponibile.',
        ) +
        h('Responsabilità') +
        p('L’indisponibilità del sito non sospende i termini di pagamento; in caso di guasto chiami il {phone}.'),
    },
    accessibility: {
      title: 'Accessibilità: {conformity}',
      content:
        p(
          '{operator} si impegna a rendere il sito accessibile a tutti, ai sensi dell’articolo 47 della legge francese 2005-102 dell’11 febbraio 2005. La presente dichiarazione riguarda questo sito e le pagine di pagamento che mostra.',
        ) +
        h('Stato di conformità') +
        p(
          'Il sito è {conformity} allo standard francese RGAA 4.1 e alle WCAG 2.2, livello AA: il {rgaaRate} % dei criteri applicabili è rispettato. {rgaaUnchecked}Il gruppo che sviluppa il software ha verificato il sito; un audit esterno ha poi rilevato i difetti elencati sotto. Nessuna persona che usa tecnologie assistive lo ha ancora valutato.',
        ) +
        h('Contenuti non accessibili') +
        '{rgaaUnmet}' +
        h('Deroghe') +
        p(
          'La pagina del fornitore di pagamento con carta bancaria è di terzi: {operator} non può modificarla. Il pagamento con carta carburante non passa da quella pagina.',
        ) +
        h('Redazione della dichiarazione') +
        p(
          '{operator} ha redatto questa dichiarazione il 22 novembre 2026. Ogni schermata è controllata con test automatici (axe), da tastiera, con il testo al 200 %, con colori forzati e su uno schermo di 320 px. Non c’è ancora stata una verifica esterna.',
        ) +
        h('Segnalazioni e contatti') +
        p(
          'Incontra un ostacolo? Scriva a {email} o chiami il {phone}: risponderemo entro sette giorni proponendole una soluzione, anche per pagare entro la scadenza.',
        ) +
        h('Procedura di attuazione') +
        p(
          'Se la nostra risposta non è soddisfacente, può rivolgersi al Défenseur des droits francese: online su defenseurdesdroits.fr, al telefono +33 9 69 39 00 00 o per posta a Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        ),
    },
  },
  conformity: { full: 'pienamente conforme', partial: 'parzialmente conforme', none: 'non conforme' },
  defects: {
    '8.7':
      'Criterio 8.7: le parole e i nomi in una lingua diversa da quella della pagina non sono segnalati come tali.',
    '11.3': 'Criterio 11.3: il campo della targa non ha ovunque la stessa etichetta.',
    '11.5':
      'Criterio 11.5: nell’area dei noleggiatori le due date che filtrano un elenco non formano un gruppo con un nome.',
    '11.10': 'Criterio 11.10: quando il server rifiuta una targa, il campo non è segnalato come errato.',
    '11.11': 'Criterio 11.11: il messaggio che rifiuta una targa non dà un esempio di targa valida.',
    '13.1':
      'Criterio 13.1: nell’area dei noleggiatori la proposta di annullare una chiusura scompare dopo un certo tempo.',
    none: 'Non sono noti difetti.',
    unchecked: '{count} criteri non sono ancora stati verificati e contano come non rispettati. ',
  },
  dialogue: {
    'pay-root': { text: 'Come possiamo aiutarla con il pagamento?' },
    'pay-refused': { label: 'Il pagamento è stato rifiutato', text: 'Quale metodo di pagamento ha usato?' },
    'pay-refused-card': {
      label: 'Una carta bancaria',
      text: 'Se il pagamento è rifiutato, non viene addebitato nulla. Controlli il limite della carta e la conferma nell’app della banca, poi riprovi.',
    },
    'pay-refused-fuel': {
      label: 'Una carta carburante',
      text: 'Alcune carte non accettano prepagamenti né viaggi in corso. Ecco le regole per ciascuna.',
    },
    'pay-refused-again': { label: 'Non sono arrivato fin lì', text: 'Quale messaggio ha visto?' },
    'pay-refused-blocked': {
      label: '«Pagamento bloccato»',
      text: 'Acceda al suo account per completare un viaggio in corso e pagare gli altri viaggi. Una pratica trasmessa al pubblico ministero (OMP) non si paga più su questo sito.',
    },
    'pay-refused-expired': {
      label: '«La sua sessione è scaduta»',
      text: 'Per sicurezza una ricerca vale solo per poco tempo. La ripeta: i suoi viaggi sono ancora lì.',
    },
    'pay-missing': { label: 'Non trovo il mio viaggio', text: 'Quando è avvenuto il passaggio?' },
    'pay-missing-recent': {
      label: 'Meno di {visibleHours} ore fa',
      text: 'Forse il passaggio non è ancora registrato. La notifica di passaggio le dirà quando potrà pagarlo.',
    },
    'pay-missing-old': {
      label: 'Più di {visibleHours} ore fa',
      text: 'Controlli targa e paese. Se non compare nulla, ci scriva con data e luogo del passaggio.',
    },
    'notices-root': { text: 'Che cosa desidera sapere sull’avviso?' },
    'notices-late': { label: 'Ho ricevuto un avviso di pagamento', text: 'È d’accordo?' },
    'notices-late-agree': {
      label: 'Sì, voglio pagare',
      text: 'Lo paghi con il numero dell’avviso entro la data indicata, per limitare la maggiorazione.',
    },
    'notices-late-disagree': {
      label: 'No',
      text: 'Lo contesti online, senza doverlo pagare: il termine è allora sospeso.',
    },
    'vehicles-root': { text: 'Di quale veicolo si tratta?' },
    'vehicles-rental': { label: 'Un veicolo a noleggio', text: 'Lo ha ancora?' },
    'vehicles-rental-still': { label: 'Sì', text: 'Cerchi i viaggi indicando le date del noleggio, poi li paghi.' },
    'vehicles-rental-back': {
      label: 'No, l’ho riconsegnato',
      text: 'Può ancora pagare con le date del contratto. Se il passaggio è successivo alla riconsegna, lo contesti.',
    },
    'claims-root': { text: 'A che punto è il suo reclamo?' },
    'claims-waiting': {
      label: 'Aspetto una risposta',
      text: 'Rispondiamo entro {answerDays} giorni; nel frattempo la maggiorazione non aumenta.',
    },
    'account-root': { text: 'Che cosa desidera fare?' },
    'account-mail': {
      label: 'Non ho ricevuto l’e-mail',
      text: 'Controlli la posta indesiderata: il link vale {linkHours} ore.',
    },
    'renters-root': { text: 'Buongiorno! Qual è la sua domanda sulla flotta?' },
    'renters-import': {
      label: 'La mia importazione fallisce',
      text: 'Di solito manca una colonna o una data è scritta in altro modo.',
    },
  },
  actions: {
    CONTACT_FORM: 'Scrivi un messaggio',
    PREPAYMENT: 'Prepaga un viaggio',
    PROTEST: 'Contesta un avviso',
    LOGIN: 'Accedi',
    ALERT: 'Attiva la notifica',
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
      subject: 'Attivi il suo account {operator}',
      text: 'Buongiorno,\n\nper attivare il suo account apra questo link entro {linkHours} ore:\n{link}\n\nSe non ha chiesto nulla, ignori questo messaggio.\n\n{operator}',
    },
    renterActivation: {
      subject: 'Attivi il suo accesso noleggiatori {operator}',
      text: 'Buongiorno,\n\nper attivare l’accesso e scegliere la password apra questo link entro {linkHours} ore:\n{link}\n\n{operator}',
    },
    password: {
      subject: 'Scelga una nuova password',
      text: 'Buongiorno,\n\nper scegliere una nuova password apra questo link entro {linkHours} ore:\n{link}\n\nSe non ha chiesto nulla, ignori questo messaggio: la password resta la stessa.\n\n{operator}',
    },
    alertConfirmation: {
      subject: 'Confermi la notifica di passaggio per {plate}',
      text: 'Buongiorno,\n\nquesto indirizzo è stato inserito per la notifica di passaggio del veicolo {plate}. Per ricevere un’e-mail a ogni passaggio, confermi entro {linkHours} ore:\n{link}\n\nSe non ha richiesto nulla, ignori questo messaggio: non partirà alcuna notifica.\n\n{operator}',
    },
    passage: {
      subject: 'Passaggio di {plate} il {date}',
      text: 'Buongiorno,\n\nil suo veicolo {plate} è passato il {date} ({route}). Importo da pagare: {price}.\n\nPer pagare questo viaggio:\n{link}\n\nPer non ricevere più queste notifiche:\n{unsubscribe}\n\n{operator}',
    },
    claim: {
      subject: 'Abbiamo ricevuto il suo reclamo',
      text: 'Buongiorno {firstName} {lastName},\n\nil suo reclamo n. {reference} è stato registrato. Risponderemo entro {answerDays} giorni.\n\n{operator}',
    },
    contact: {
      subject: 'Abbiamo ricevuto il suo messaggio',
      text: 'Buongiorno {firstName} {lastName},\n\nabbiamo ricevuto il suo messaggio (riferimento {reference}) e risponderemo presto.\n\n{operator}',
    },
    accountDeleted: {
      subject: 'Il suo account è stato eliminato',
      text: 'Buongiorno,\n\nil suo account e i dati collegati sono stati eliminati, come ha richiesto.\n\n{operator}',
    },
  },
}
