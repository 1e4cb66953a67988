/** The payment provider's own pages; French, as the buttons' names are fixed. */
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
