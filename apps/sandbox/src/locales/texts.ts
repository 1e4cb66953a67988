import { type Cents, toEuros } from '@voie-libre/contract/cents'
import type { Language } from './languages.ts'

/** The server's own texts: method messages, receipts, e-mails. `fill` replaces each `{name}`. */
export interface Texts {
  methods: Readonly<Record<'noPrepayment' | 'noInProgress' | 'noVehicleClass' | 'outOfOrder', string>>
  receipt: Readonly<
    Record<
      | 'title'
      | 'plate'
      | 'reference'
      | 'date'
      | 'method'
      | 'creditCard'
      | 'card'
      | 'journeys'
      | 'journey'
      | 'prepaid'
      | 'amount'
      | 'amounts'
      | 'indemnity'
      | 'alreadyPaid'
      | 'rest'
      | 'surcharges'
      | 'paidBefore'
      | 'difference'
      | 'net'
      | 'vat'
      | 'total'
      | 'thanks',
      string
    >
  >
  mail: Readonly<Record<`${'receipt' | 'settled' | 'alreadyPaid' | 'failed'}${'Subject' | 'Text'}` | 'rest', string>>
}

export const texts: Readonly<Record<Language, Texts>> = {
  fr: {
    methods: {
      noPrepayment: 'Ce moyen de paiement ne permet pas de régler un prépaiement',
      noInProgress: 'Ce moyen de paiement ne permet pas de régler un trajet en cours',
      noVehicleClass: "Ce moyen de paiement n'est pas accepté pour cette classe de véhicule",
      outOfOrder: 'Ce moyen de paiement est momentanément indisponible',
    },
    receipt: {
      title: 'Reçu de paiement',
      plate: 'Immatriculation',
      reference: 'Référence du paiement',
      date: 'Date du paiement',
      method: 'Moyen de paiement',
      creditCard: 'Carte bancaire',
      card: 'Carte {type} se terminant par {end}',
      journeys: 'Trajets réglés',
      journey: 'Trajet',
      prepaid: 'Trajet prépayé',
      amount: 'Montant TTC',
      amounts: 'Montants',
      indemnity: 'dont majoration {amount}',
      alreadyPaid: 'déjà payé {amount}',
      rest: 'reste à payer {amount}',
      surcharges: 'Majorations, hors TVA',
      paidBefore: 'Déjà payé',
      difference: 'Différence avec la somme demandée',
      net: 'Péage hors taxes',
      vat: 'TVA',
      total: 'Total payé',
      thanks: 'Merci pour votre paiement. Ce reçu vaut justificatif.',
    },
    mail: {
      rest: '\nLe prix de vos trajets a augmenté depuis le début de ce paiement : il reste {rest} à payer.\n',
      receiptSubject: 'Votre reçu de paiement {reference}',
      receiptText:
        'Bonjour,\n\nVous trouverez votre reçu de paiement {reference} ({amount}) à cette adresse :\n{link}\n{rest}\n{operator}',
      settledSubject: 'Votre paiement {reference} est validé',
      settledText:
        'Bonjour,\n\nVotre paiement {reference} ({amount}) a été validé. Vous trouverez votre reçu à cette adresse :\n{link}\n{rest}\n{operator}',
      alreadyPaidSubject: 'Vos trajets sont déjà payés (paiement {reference})',
      alreadyPaidText:
        "Bonjour,\n\nVos trajets étaient déjà payés quand votre paiement {reference} ({amount}) a été traité : il n'a pas été débité. Vous n'avez plus rien à payer pour ces trajets. Le reçu a été envoyé à la personne qui a payé.\n\n{link}\n\n{operator}",
      failedSubject: "Votre paiement {reference} n'a pas abouti",
      failedText:
        "Bonjour,\n\nVotre paiement {reference} ({amount}) n'a pas abouti, rien n'a été débité. Vous pouvez le recommencer ici :\n{link}\n\n{operator}",
    },
  },
  en: {
    methods: {
      noPrepayment: 'This payment method cannot be used for a prepayment',
      noInProgress: 'This payment method cannot be used for a journey in progress',
      noVehicleClass: 'This payment method is not accepted for this vehicle class',
      outOfOrder: 'This payment method is temporarily unavailable',
    },
    receipt: {
      title: 'Payment receipt',
      plate: 'Number plate',
      reference: 'Payment reference',
      date: 'Payment date',
      method: 'Payment method',
      creditCard: 'Bank card',
      card: '{type} card ending in {end}',
      journeys: 'Paid journeys',
      journey: 'Journey',
      prepaid: 'Prepaid journey',
      amount: 'Amount incl. VAT',
      amounts: 'Amounts',
      indemnity: 'including a surcharge of {amount}',
      alreadyPaid: 'already paid {amount}',
      rest: 'still to pay {amount}',
      surcharges: 'Surcharges, no VAT',
      paidBefore: 'Already paid',
      difference: 'Difference from the sum requested',
      net: 'Toll excl. VAT',
      vat: 'VAT',
      total: 'Total paid',
      thanks: 'Thank you for your payment. This receipt is your proof of payment.',
    },
    mail: {
      rest: '\nThe price of your journeys has risen since you started this payment: {rest} is still to be paid.\n',
      receiptSubject: 'Your payment receipt {reference}',
      receiptText:
        'Hello,\n\nYou will find your payment receipt {reference} ({amount}) at this address:\n{link}\n{rest}\n{operator}',
      settledSubject: 'Your payment {reference} is confirmed',
      settledText:
        'Hello,\n\nYour payment {reference} ({amount}) has been confirmed. You will find your receipt at this address:\n{link}\n{rest}\n{operator}',
      alreadyPaidSubject: 'Your journeys are already paid (payment {reference})',
      alreadyPaidText:
        'Hello,\n\nYour journeys were already paid when your payment {reference} ({amount}) was processed, so no money was taken for it. You have nothing more to pay for these journeys. The receipt was sent to the person who paid.\n\n{link}\n\n{operator}',
      failedSubject: 'Your payment {reference} did not go through',
      failedText:
        'Hello,\n\nYour payment {reference} ({amount}) did not go through and no money was taken. You can try again here:\n{link}\n\n{operator}',
    },
  },
  de: {
    methods: {
      noPrepayment: 'Mit dieser Zahlungsart ist keine Vorauszahlung möglich',
      noInProgress: 'Mit dieser Zahlungsart kann keine laufende Fahrt bezahlt werden',
      noVehicleClass: 'Diese Zahlungsart wird für diese Fahrzeugklasse nicht akzeptiert',
      outOfOrder: 'Diese Zahlungsart ist zurzeit nicht verfügbar',
    },
    receipt: {
      title: 'Zahlungsbeleg',
      plate: 'Kennzeichen',
      reference: 'Zahlungsreferenz',
      date: 'Zahlungsdatum',
      method: 'Zahlungsart',
      creditCard: 'Bankkarte',
      card: '{type}-Karte mit den Endziffern {end}',
      journeys: 'Bezahlte Fahrten',
      journey: 'Fahrt',
      prepaid: 'Vorausbezahlte Fahrt',
      amount: 'Betrag inkl. MwSt.',
      amounts: 'Beträge',
      indemnity: 'davon Zuschlag {amount}',
      alreadyPaid: 'bereits bezahlt {amount}',
      rest: 'noch zu zahlen {amount}',
      surcharges: 'Zuschläge ohne MwSt.',
      paidBefore: 'Bereits bezahlt',
      difference: 'Unterschied zum geforderten Betrag',
      net: 'Maut ohne MwSt.',
      vat: 'MwSt.',
      total: 'Bezahlter Gesamtbetrag',
      thanks: 'Vielen Dank für Ihre Zahlung. Dieser Beleg gilt als Nachweis.',
    },
    mail: {
      rest: '\nDer Preis Ihrer Fahrten ist seit Beginn dieser Zahlung gestiegen: Es sind noch {rest} zu zahlen.\n',
      receiptSubject: 'Ihr Zahlungsbeleg {reference}',
      receiptText:
        'Guten Tag,\n\nIhren Zahlungsbeleg {reference} ({amount}) finden Sie unter dieser Adresse:\n{link}\n{rest}\n{operator}',
      settledSubject: 'Ihre Zahlung {reference} ist bestätigt',
      settledText:
        'Guten Tag,\n\nIhre Zahlung {reference} ({amount}) wurde bestätigt. Ihren Beleg finden Sie unter dieser Adresse:\n{link}\n{rest}\n{operator}',
      alreadyPaidSubject: 'Ihre Fahrten sind bereits bezahlt (Zahlung {reference})',
      alreadyPaidText:
        'Guten Tag,\n\nIhre Fahrten waren bereits bezahlt, als Ihre Zahlung {reference} ({amount}) bearbeitet wurde: Dafür wurde nichts abgebucht. Für diese Fahrten müssen Sie nichts mehr bezahlen. Der Beleg wurde an die Person gesendet, die bezahlt hat.\n\n{link}\n\n{operator}',
      failedSubject: 'Ihre Zahlung {reference} ist fehlgeschlagen',
      failedText:
        'Guten Tag,\n\nIhre Zahlung {reference} ({amount}) ist fehlgeschlagen, es wurde nichts abgebucht. Hier können Sie es erneut versuchen:\n{link}\n\n{operator}',
    },
  },
  it: {
    methods: {
      noPrepayment: 'Questo metodo di pagamento non consente un prepagamento',
      noInProgress: 'Questo metodo di pagamento non consente di pagare un viaggio in corso',
      noVehicleClass: 'Questo metodo di pagamento non è accettato per questa classe di veicolo',
      outOfOrder: 'Questo metodo di pagamento è momentaneamente non disponibile',
    },
    receipt: {
      title: 'Ricevuta di pagamento',
      plate: 'Targa',
      reference: 'Riferimento del pagamento',
      date: 'Data del pagamento',
      method: 'Metodo di pagamento',
      creditCard: 'Carta bancaria',
      card: 'Carta {type} che termina con {end}',
      journeys: 'Viaggi pagati',
      journey: 'Viaggio',
      prepaid: 'Viaggio prepagato',
      amount: 'Importo IVA inclusa',
      amounts: 'Importi',
      indemnity: 'di cui maggiorazione {amount}',
      alreadyPaid: 'già pagato {amount}',
      rest: 'resta da pagare {amount}',
      surcharges: 'Maggiorazioni, fuori campo IVA',
      paidBefore: 'Già pagato',
      difference: 'Differenza rispetto alla somma richiesta',
      net: 'Pedaggio IVA esclusa',
      vat: 'IVA',
      total: 'Totale pagato',
      thanks: 'Grazie per il pagamento. Questa ricevuta vale come giustificativo.',
    },
    mail: {
      rest: "\nIl prezzo dei suoi viaggi è aumentato dall'inizio di questo pagamento: restano da pagare {rest}.\n",
      receiptSubject: 'La sua ricevuta di pagamento {reference}',
      receiptText:
        'Buongiorno,\n\nla sua ricevuta di pagamento {reference} ({amount}) si trova a questo indirizzo:\n{link}\n{rest}\n{operator}',
      settledSubject: 'Il suo pagamento {reference} è confermato',
      settledText:
        'Buongiorno,\n\nil suo pagamento {reference} ({amount}) è stato confermato. Trova la ricevuta a questo indirizzo:\n{link}\n{rest}\n{operator}',
      alreadyPaidSubject: 'I suoi viaggi sono già pagati (pagamento {reference})',
      alreadyPaidText:
        'Buongiorno,\n\ni suoi viaggi erano già pagati quando il suo pagamento {reference} ({amount}) è stato elaborato: non le è stato addebitato nulla. Per questi viaggi non deve pagare altro. La ricevuta è stata inviata alla persona che ha pagato.\n\n{link}\n\n{operator}',
      failedSubject: 'Il suo pagamento {reference} non è andato a buon fine',
      failedText:
        'Buongiorno,\n\nil suo pagamento {reference} ({amount}) non è andato a buon fine e nulla è stato addebitato. Può riprovare qui:\n{link}\n\n{operator}',
    },
  },
  es: {
    methods: {
      noPrepayment: 'Este medio de pago no permite un prepago',
      noInProgress: 'Este medio de pago no permite pagar un trayecto en curso',
      noVehicleClass: 'Este medio de pago no se acepta para esta clase de vehículo',
      outOfOrder: 'Este medio de pago no está disponible en este momento',
    },
    receipt: {
      title: 'Recibo de pago',
      plate: 'Matrícula',
      reference: 'Referencia del pago',
      date: 'Fecha del pago',
      method: 'Medio de pago',
      creditCard: 'Tarjeta bancaria',
      card: 'Tarjeta {type} terminada en {end}',
      journeys: 'Trayectos pagados',
      journey: 'Trayecto',
      prepaid: 'Trayecto prepagado',
      amount: 'Importe con IVA',
      amounts: 'Importes',
      indemnity: 'incluye un recargo de {amount}',
      alreadyPaid: 'ya pagado {amount}',
      rest: 'queda por pagar {amount}',
      surcharges: 'Recargos, sin IVA',
      paidBefore: 'Ya pagado',
      difference: 'Diferencia con la suma solicitada',
      net: 'Peaje sin IVA',
      vat: 'IVA',
      total: 'Total pagado',
      thanks: 'Gracias por su pago. Este recibo sirve de justificante.',
    },
    mail: {
      rest: '\nEl precio de sus trayectos ha subido desde el inicio de este pago: quedan por pagar {rest}.\n',
      receiptSubject: 'Su recibo de pago {reference}',
      receiptText:
        'Buenos días:\n\nEncontrará su recibo de pago {reference} ({amount}) en esta dirección:\n{link}\n{rest}\n{operator}',
      settledSubject: 'Su pago {reference} está confirmado',
      settledText:
        'Buenos días:\n\nSu pago {reference} ({amount}) se ha confirmado. Encontrará su recibo en esta dirección:\n{link}\n{rest}\n{operator}',
      alreadyPaidSubject: 'Sus trayectos ya están pagados (pago {reference})',
      alreadyPaidText:
        'Buenos días:\n\nSus trayectos ya estaban pagados cuando se tramitó su pago {reference} ({amount}): no se le ha cargado nada. No tiene que pagar nada más por estos trayectos. El recibo se ha enviado a la persona que pagó.\n\n{link}\n\n{operator}',
      failedSubject: 'Su pago {reference} no se ha realizado',
      failedText:
        'Buenos días:\n\nSu pago {reference} ({amount}) no se ha realizado y no se ha cargado nada. Puede intentarlo de nuevo aquí:\n{link}\n\n{operator}',
    },
  },
}

/** Fills the `{names}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE', it: 'it-IT', es: 'es-ES' }

/** The country whose habits a language's dates and numbers follow, as on the portal. [OPEN-22] */
export const localeOf = (language: Language): string => locales[language]

/** Cents as money of the language. */
export function money(cents: Cents, language: Language): string {
  const format = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const
  return new Intl.NumberFormat(localeOf(language), format).format(toEuros(cents))
}

/** '20 %' or '20%', as the language writes it. */
export function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(value / 100)
}

/** The start of a portal address in this language: nothing for French. */
export function prefixOf(language: Language): string {
  return language === 'fr' ? '' : `/${language}`
}
