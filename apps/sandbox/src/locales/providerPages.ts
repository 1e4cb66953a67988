import type { Language } from './languages.ts'

/** The provider's answer to a form that is too old, in the driver's language. */
export const expiredTexts: Readonly<Record<Language, Readonly<Record<'title' | 'text' | 'back', string>>>> = {
  fr: {
    title: 'Cette demande de paiement a expiré',
    text: "Rien n'a été débité. Recherchez à nouveau vos trajets pour les payer : leur prix a pu changer depuis.",
    back: 'Revenir sur le site',
  },
  en: {
    title: 'This payment request has expired',
    text: 'No money was taken. Search for your journeys again to pay them: their price may have changed since.',
    back: 'Back to the site',
  },
  de: {
    title: 'Diese Zahlungsanforderung ist abgelaufen',
    text: 'Es wurde nichts abgebucht. Suchen Sie Ihre Fahrten erneut, um sie zu bezahlen: Ihr Preis kann sich inzwischen geändert haben.',
    back: 'Zurück zur Website',
  },
  it: {
    title: 'Questa richiesta di pagamento è scaduta',
    text: 'Nessun importo è stato addebitato. Cerchi di nuovo i suoi viaggi per pagarli: il prezzo può essere cambiato nel frattempo.',
    back: 'Torna al sito',
  },
  es: {
    title: 'Esta solicitud de pago ha caducado',
    text: 'No se ha cargado ningún importe. Busque de nuevo sus trayectos para pagarlos: su precio puede haber cambiado desde entonces.',
    back: 'Volver al sitio',
  },
}

/** The texts of the payment provider's own pages: French only, because the names of the buttons are fixed. */
export const providerTexts = {
  title: 'Page de paiement de démonstration',
  simulated: "Aucun vrai paiement n'a lieu ici : choisissez ce que la banque doit répondre.",
  merchant: 'Commerçant',
  amount: 'Montant',
  reference: 'Référence',
  email: 'E-mail du porteur',
  pay: 'Payer',
  refuse: 'Refuser',
  cancel: 'Annuler',
  wait: 'Mettre en attente',
  decidedTitle: 'Ce paiement a déjà été traité',
  decided: "Rien n'est débité une seconde fois. Retournez sur le site pour voir le résultat.",
  back: 'Revenir sur le site',
  brokenTitle: 'Demande de paiement refusée',
  broken: "La demande n'est pas complète ou sa signature est fausse. Rien n'a été débité.",
} as const
