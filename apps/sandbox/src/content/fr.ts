import { a, h, list, p, steps } from './html.ts'
import type { Texts } from './texts.ts'

export const fr: Texts = {
  seo: {
    title: '{operator} : péage en flux libre',
    description:
      "Retrouvez vos trajets sur l'{road} avec votre plaque, réglez-les en quelques minutes, recevez une alerte à chaque passage.",
  },
  gdpr: p(
    '{operator} traite ces données pour répondre à votre demande et remplir ses obligations légales. Elles ne sont jamais vendues.',
    `Vous pouvez y accéder, les corriger ou les faire effacer en écrivant à <strong>{email}</strong>. ${a('/privacy', 'En savoir plus sur vos droits')}`,
  ),
  home: {
    title: "Vous êtes passé, il ne reste qu'à payer",
    subtitle: "Sur l'{road}, le péage se règle <strong>après le trajet</strong>, en ligne, avec votre seule plaque.",
    buttonText: 'Comprendre le flux libre',
    listBlockTitle: 'Bien préparer votre trajet',
  },
  volcanoHome: {
    title: 'La route des volcans, sans barrière',
    subtitle: "Roulez sur l'{road} sans vous arrêter et réglez votre passage <strong>sous {freeDays} jours</strong>.",
    buttonText: 'Découvrir le péage sans arrêt',
    listBlockTitle: 'À lire avant de partir',
  },
  toPay: {
    primoPassant: p(
      "<strong>C'est votre premier retard ?</strong> Payez ce trajet avant la date limite affichée : la majoration n'augmente pas.",
    ),
    paymentPeriod: 'Vous avez {freeDays} jours après votre passage pour payer sans majoration.',
  },
  prepayment: {
    title: 'Prépayer un trajet',
    subtitle: "Choisissez votre entrée et votre sortie sur l'{road}, payez, puis roulez l'esprit tranquille.",
  },
  authentication: {
    user: {
      title: 'Votre espace client',
      content: p("Enregistrez vos véhicules, retrouvez vos trajets d'un seul coup d'œil et gardez tous vos reçus."),
    },
    renter: {
      title: 'Espace loueurs',
      content: p(
        'Suivez les passages de votre flotte, importez vos plaques et traitez les avis de paiement au même endroit.',
      ),
    },
  },
  help: { title: "Centre d'aide", subtitle: 'Les réponses aux questions les plus posées, sujet par sujet.' },
  categories: {
    pay: 'Payer un trajet',
    notices: 'Avis de paiement et majorations',
    vehicles: 'Mon véhicule, ma plaque',
    claims: 'Contester un avis',
    account: 'Compte, reçus et alertes',
    renters: 'Loueurs et flottes',
  },
  articles: {
    'pay-now': { title: 'Payer un trajet maintenant', content: '' },
    'how-to-pay': {
      title: 'Comment payer mon passage ?',
      extract:
        'Votre plaque suffit, sans badge. Connectez-vous si elle est enregistrée dans un compte ou si un trajet est en cours.',
      content:
        p(
          'Les portiques lisent votre plaque. Votre passage est visible en ligne au plus tard {visibleHours} heures après.',
        ) +
        steps(
          `Ouvrez la page ${a('/form/payment', 'Payer')} et saisissez le pays et le numéro de votre plaque.`,
          'Vérifiez les trajets affichés : date, entrée, sortie et prix.',
          'Payez par carte bancaire ou avec une carte carburant acceptée.',
          'Téléchargez votre reçu ou recevez-le par e-mail.',
        ),
    },
    'payment-deadline': {
      title: 'Combien de temps ai-je pour payer ?',
      extract: 'Vous disposez de {freeDays} jours à partir du passage pour payer sans majoration.',
      content:
        p(
          'Le délai de <strong>{freeDays} jours</strong> commence le jour où vous passez sous le dernier portique. La date limite est affichée à côté de chaque trajet.',
          "Passé ce délai, un avis de paiement est envoyé au titulaire de la carte grise et une majoration s'ajoute au péage.",
        ) + p('Les week-ends et jours fériés comptent comme les autres jours : payez dès que le trajet apparaît.'),
    },
    'payment-methods': {
      title: 'Quels moyens de paiement acceptez-vous ?',
      extract: 'Les cartes bancaires et plusieurs cartes carburant professionnelles.',
      content:
        list(
          '<strong>Carte bancaire</strong> : pour tous les trajets, prépaiements compris.',
          '<strong>Cartes SHELL et ESSO</strong> : pour tous les trajets, prépaiements compris.',
          '<strong>Cartes TOTAL et DKV</strong> : pour les trajets terminés seulement.',
        ) +
        p(
          "Certaines classes de véhicules peuvent être exclues par l'émetteur de la carte.",
          'Les chèques et les espèces ne sont pas acceptés.',
        ),
    },
    'other-ways-to-pay': {
      title: "Puis-je payer autrement qu'en ligne ?",
      extract: 'Oui, par téléphone. Une autre personne peut aussi payer pour vous.',
      content:
        list(
          '<strong>Par téléphone</strong> : appelez le {phone} avec votre plaque et votre carte bancaire à portée de main.',
          '<strong>Par une autre personne</strong> : il lui suffit de la plaque, ou du numéro de votre avis.',
          '<strong>Avec un compte</strong> : vos véhicules et vos trajets restent réunis, un seul paiement suffit.',
        ) +
        p('Les chèques et les espèces ne sont pas acceptés. Le délai de paiement est le même pour tous les moyens.'),
    },
    'journey-not-found': {
      title: 'Je ne trouve pas mon trajet',
      extract: "Un passage peut mettre jusqu'à {visibleHours} heures à apparaître.",
      content:
        p('Avant de nous écrire, vérifiez ces quelques points :') +
        list(
          'la plaque, lettre par lettre : un O et un 0, un I et un 1 se confondent vite ;',
          "le pays d'immatriculation choisi ;",
          'pour un véhicule de location, les dates et heures de votre contrat.',
        ) +
        p(
          "Si rien n'apparaît après {visibleHours} heures, le trajet a peut-être déjà été réglé par un badge ou un abonnement.",
        ),
    },
    'payment-refused': {
      title: 'Mon paiement a été refusé',
      catchphrase: "Aucune somme n'est débitée lorsqu'un paiement est refusé.",
      content:
        p(
          'Un refus vient le plus souvent de la banque : plafond atteint, authentification non validée ou carte expirée.',
        ) +
        list(
          "Validez la demande dans l'application de votre banque avant qu'elle n'expire.",
          'Essayez avec une autre carte.',
          'Attendez quelques minutes avant de recommencer.',
        ) +
        p('Le délai de paiement continue de courir : ne tardez pas à réessayer.'),
    },
    'prepay-journey': {
      title: 'Puis-je prépayer un trajet ?',
      extract: "Oui, vous pouvez prépayer un trajet sur la section concernée, jusqu'à cinq trajets à la fois.",
      content: p(
        `Ouvrez la page ${a('/form/prepayment', 'Prépayer')}, saisissez votre plaque, puis choisissez l'entrée et la sortie. Le prix s'affiche aussitôt ; un aller-retour est possible.`,
        "Vos trajets déjà effectués doivent être réglés en même temps. Le prépaiement n'est pas proposé pour un véhicule de location.",
      ),
    },
    'surcharge-steps': {
      title: 'Que se passe-t-il si je paie en retard ?',
      extract: 'La majoration augmente par étapes : {firstFee}, puis {secondFee}, puis une amende.',
      content:
        steps(
          "<strong>Jusqu'à {freeDays} jours après le passage</strong> : vous payez seulement le péage.",
          '<strong>Dans les {secondFrom} jours suivants</strong> : péage et {firstFee} de majoration.',
          "<strong>Jusqu'à {prosecutorFrom} jours après la première date limite</strong> : péage et {secondFee} de majoration.",
          "<strong>Au-delà</strong> : le dossier est transmis à l'officier du ministère public ; au péage s'ajoute une amende de {fine}.",
        ) + p('Plus tôt vous payez, moins vous payez.'),
    },
    'read-a-notice': {
      title: 'Où trouver le numéro de mon avis ?',
      extract: 'En haut à droite du courrier, sous la mention « Avis de paiement ».',
      content: p(
        "L'avis indique la date, le lieu du passage, la plaque lue et le montant à régler. Son numéro figure en haut à droite.",
        `Saisissez ce numéro sur la page ${a('/form/payment', 'Payer')}, onglet « Par numéro d'avis ou de dossier ». Les espaces n'ont pas d'importance.`,
      ),
    },
    'fake-messages': {
      title: 'Ce SMS ou cet e-mail vient-il vraiment de vous ?',
      extract: "Nous ne demandons jamais de payer par SMS. Au moindre doute, tapez vous-même l'adresse de ce site.",
      content:
        p(
          "De faux messages réclament un péage au nom de sociétés d'autoroute. Ils pressent, menacent d'une amende et mènent à une copie du site.",
        ) +
        list(
          "Nous n'envoyons aucun SMS.",
          "L'e-mail d'une alerte indique la plaque, le passage et le montant. Son lien « Payer ce trajet » ouvre la recherche de ce site avec cette plaque, et vous payez après avoir vu le trajet.",
          "Tous les liens de nos e-mails commencent par l'adresse de ce site. Les autres affichent un reçu, activent un compte, choisissent un nouveau mot de passe, confirment ou arrêtent une alerte.",
          'Aucun de ces e-mails ni de ces liens ne demande un numéro de carte, un code confidentiel ou votre mot de passe actuel.',
          "Un doute ? N'ouvrez pas le lien : tapez l'adresse de ce site et recherchez votre plaque. Un passage met jusqu'à {visibleHours} heures à apparaître ; nos alertes partent une fois qu'il est visible.",
        ) +
        p('Vous avez donné vos coordonnées bancaires ? Appelez aussitôt votre banque, puis écrivez-nous à {email}.'),
    },
    'non-payment-declaration': {
      title: "Qu'est-ce qu'une déclaration de non-paiement ?",
      extract: "Un document établi à la barrière lorsque le péage n'a pas pu être réglé sur place.",
      content: p(
        "Si vous n'avez pas pu payer sur une autoroute à barrières, une déclaration de non-paiement vous a été remise ou envoyée. Elle se règle en ligne, avec son numéro ou votre plaque.",
        'Sa date limite est affichée à côté de son prix : réglez-la avant, elle coûtera plus cher ensuite.',
      ),
    },
    'sent-to-prosecutor': {
      title: "Mon dossier a été transmis à l'OMP",
      extract: "Il n'est alors plus possible de payer ni de contester sur ce site.",
      content: p(
        "Si l'avis n'est pas payé à temps, le dossier est transmis à l'officier du ministère public (OMP). Vous recevrez un avis d'amende avec ses propres modalités de paiement.",
        "Toute contestation s'adresse alors à l'OMP, à l'adresse indiquée sur l'avis d'amende.",
      ),
    },
    'paid-but-notified': {
      title: "J'ai payé mais j'ai reçu un avis",
      extract: "Votre paiement et l'avis se sont peut-être croisés.",
      content: p(
        "Comparez la date de votre reçu et celle de l'avis : un avis édité avant votre paiement peut arriver après. Dans ce cas, vous n'avez rien à faire.",
        `Si le reçu est antérieur à l'avis, ${a('/form/claim', "contestez l'avis")} en joignant le reçu.`,
      ),
    },
    'public-service': { title: "Le site officiel de l'administration", content: '' },
    'sold-vehicle': {
      title: "J'ai vendu mon véhicule",
      extract: "Envoyez-nous la déclaration de cession : l'avis sera adressé au nouveau propriétaire.",
      content:
        p("Si le passage est postérieur à la vente, vous n'êtes pas redevable du péage.") +
        steps(
          `Ouvrez la page ${a('/form/claim', 'Contester')} et saisissez le numéro de l'avis.`,
          'Choisissez le motif « Véhicule vendu avant le passage ».',
          "Joignez le certificat de cession, avec la date et l'heure de la vente.",
        ),
    },
    'rental-car': {
      title: 'Je roule avec un véhicule de location',
      extract: 'Cochez la case prévue et indiquez les dates de votre contrat.',
      content: p(
        "Avec les dates de location, seuls vos propres passages sont affichés. Payez-les avant la fin du délai : ensuite, l'avis est adressé au loueur, qui peut facturer des frais de gestion.",
        'Après restitution du véhicule, vous pouvez encore payer : gardez votre contrat sous la main.',
      ),
    },
    'foreign-plates': {
      title: 'Ma plaque est étrangère',
      extract: "Choisissez le pays d'immatriculation, puis saisissez la plaque telle qu'elle est écrite.",
      content: p(
        "Les plaques de tous les pays européens sont lues par les portiques. Les tirets, points et espaces n'ont pas d'importance ; les lettres accentuées et les trémas se saisissent normalement.",
        "Les délais et la majoration sont les mêmes que pour une plaque française. Les avis de paiement sont envoyés dans le pays d'immatriculation.",
      ),
    },
    'vehicle-class': {
      title: 'Quelle est la classe de mon véhicule ?',
      extract: "Elle dépend du type de véhicule, de sa hauteur et du nombre d'essieux.",
      content:
        list(
          "<strong>Classe 1</strong> : voiture, voiture avec remorque ou fourgonnette, jusqu'à 2 m de haut.",
          '<strong>Classe 2</strong> : fourgon ou voiture avec caravane de plus de 2 m, camping-car de moins de 3 m.',
          '<strong>Classe 3</strong> : camping-car de plus de 3 m, car ou camion à 2 essieux.',
          '<strong>Classe 4</strong> : car ou camion à 3 essieux et plus.',
          '<strong>Classe 5</strong> : moto.',
        ) + p('Une erreur de classe peut être contestée en ligne.'),
    },
    'new-plate': {
      title: 'Mon véhicule vient de changer de plaque',
      extract: "Pendant quelques jours, recherchez aussi avec l'ancienne plaque.",
      content: p(
        "Une plaque provisoire et une plaque définitive sont deux numéros différents : cherchez vos passages avec chacune d'elles.",
        "Si vous avez un compte, ajoutez la nouvelle plaque, puis supprimez l'ancienne lorsque tous les trajets sont réglés.",
      ),
    },
    'motorbikes-trailers': {
      title: 'Motos, remorques et caravanes',
      extract: 'La moto paie le tarif de la classe 5 ; une remorque peut changer la classe de la voiture.',
      content: p(
        'Une moto passe sous les portiques comme les autres véhicules : sa plaque arrière est lue.',
        "Avec une remorque ou une caravane, c'est toujours la plaque du véhicule tracteur qui compte. Au-delà de 2 m de haut, l'ensemble passe en classe 2.",
      ),
    },
    'when-to-claim': {
      title: 'Dans quels cas puis-je contester ?',
      extract: 'Véhicule vendu, volé, prêté ou loué, plaque usurpée, péage déjà payé, classe ou trajet erronés.',
      content:
        p('Vous pouvez contester un avis de paiement lorsque :') +
        list(
          "ce n'est pas votre véhicule sur la photo ;",
          'vous aviez vendu, prêté ou loué le véhicule ;',
          'le véhicule était volé, ou sa plaque usurpée ;',
          'le péage a déjà été payé ;',
          "la classe, l'entrée ou la sortie ne sont pas les bonnes.",
        ) +
        p("Un retard de paiement par oubli n'est pas un motif de contestation."),
    },
    'how-to-claim': {
      title: 'Comment contester ?',
      extract: "En ligne, en quelques minutes, avec votre plaque ou le numéro de l'avis, et vos justificatifs.",
      content: steps(
        `Ouvrez la page ${a('/form/claim', 'Contester')} et retrouvez votre avis.`,
        'Sélectionnez les trajets concernés, tous du même type.',
        'Indiquez le motif, expliquez la situation et joignez vos justificatifs.',
        'Vous recevez un accusé de réception par e-mail.',
      ),
    },
    'claim-documents': {
      title: 'Quels justificatifs dois-je joindre ?',
      extract: 'Des fichiers PNG, JPG, GIF ou PDF, 5 Mo au total.',
      content:
        list(
          '<strong>Vente</strong> : certificat de cession daté.',
          '<strong>Location ou prêt</strong> : contrat ou coordonnées du conducteur.',
          '<strong>Usurpation de plaque</strong> : récépissé du dépôt de plainte.',
          '<strong>Déjà payé</strong> : reçu ou relevé de compte.',
        ) + p('Masquez les informations sans rapport avec votre demande.'),
    },
    'claim-answer': {
      title: 'Quand aurai-je une réponse ?',
      extract: 'Sous {answerDays} jours, par e-mail.',
      content: p(
        'Chaque réclamation est étudiée par une personne. La réponse, motivée, vous parvient par e-mail sous {answerDays} jours au plus.',
        "Tant que la réclamation est à l'étude, la majoration n'augmente pas.",
      ),
    },
    'stolen-plate': {
      title: 'Ma plaque a été usurpée',
      extract: "Déposez plainte, puis contestez l'avis avec le récépissé.",
      content: p(
        "Si le véhicule photographié n'est pas le vôtre, déposez plainte auprès de la police ou de la gendarmerie, puis demandez un nouveau numéro d'immatriculation.",
        `Joignez le récépissé à votre ${a('/form/claim', 'réclamation')} : tous les passages frauduleux seront annulés.`,
      ),
    },
    'claim-and-pay': {
      title: 'Dois-je payer avant de contester ?',
      catchphrase: 'Non : contester suffit à suspendre le délai.',
      content: p(
        "Vous n'avez pas à payer les trajets que vous contestez. Si vous préférez les payer d'abord, poursuivez ensuite votre réclamation : le paiement est remboursé si elle est acceptée. Les autres trajets de la même plaque restent à régler.",
      ),
    },
    'open-account': {
      title: 'Pourquoi et comment créer un compte ?',
      extract: 'Pour retrouver tous vos véhicules, vos trajets détaillés et vos coordonnées de facturation.',
      content:
        p(`La création est gratuite. ${a('/account/register', 'Créez votre compte')}, puis :`) +
        steps(
          'ouvrez le lien reçu par e-mail, valable {linkHours} heures ;',
          'connectez-vous et ajoutez vos plaques ;',
          'complétez, si vous le souhaitez, votre adresse de facturation.',
        ),
    },
    'lost-password': {
      title: "J'ai oublié mon mot de passe",
      extract: 'Demandez un lien de réinitialisation, valable {linkHours} heures.',
      content: p(
        `Sur la ${a('/account/login', 'page de connexion')}, choisissez « Mot de passe oublié ? ». Pensez à vérifier vos courriers indésirables.`,
        'Après cinq essais infructueux, la connexion est bloquée quelques minutes pour protéger votre compte.',
      ),
    },
    receipts: {
      title: 'Comment obtenir un reçu ?',
      extract: 'À la fin du paiement, au format PDF, ou par e-mail.',
      content: p(
        "Le reçu est envoyé à l'adresse donnée lors du paiement. La page de confirmation propose aussi de le télécharger ou de l'envoyer à une autre adresse. Il indique la plaque, les trajets, les montants et la TVA.",
        `Vous avez fermé la page ? Retrouvez le reçu, ou recevez-le à nouveau, sur la page ${a('/receipts', 'Mes reçus')}.`,
      ),
    },
    'alert-emails': {
      title: "Qu'est-ce que l'alerte Info Passage ?",
      extract: 'Un e-mail à chaque passage, pour ne plus jamais oublier de payer.',
      content: p(
        `${a('/alert', 'Inscrivez votre plaque')} : après chaque passage sous un portique, vous recevez un e-mail avec le lien pour payer. C'est gratuit.`,
        'Chaque message contient un lien de désinscription. Vos données sont supprimées deux ans après le dernier passage.',
      ),
    },
    'personal-data-rights': {
      title: 'Que faites-vous de mes données ?',
      extract: 'Nous gardons seulement ce qui sert à percevoir le péage, et pour une durée limitée.',
      content: p(
        "Les photos de plaques sont effacées après paiement, hors litige en cours. Les données de l'alerte sont supprimées deux ans après le dernier passage.",
        `Vos droits et la manière de les exercer sont décrits dans notre page ${a('/privacy', 'Protection des données personnelles')}.`,
      ),
    },
    'delete-account': {
      title: 'Comment supprimer mon compte ?',
      extract: 'Depuis votre profil, à tout moment.',
      content: p(
        `Ouvrez ${a('/account/profile', 'votre profil')} et choisissez « Supprimer mon compte ». La suppression est définitive : vos plaques enregistrées et vos alertes disparaissent.`,
        'Les trajets non réglés restent dus et se paient avec la plaque.',
      ),
    },
    'renter-access': {
      title: 'Comment obtenir un accès loueur ?',
      extract: 'Votre accès est ouvert par nos équipes, puis activé par vos soins.',
      content: p(
        "Écrivez à {email} avec le nom de votre société et votre numéro d'immatriculation au registre du commerce. Vous recevrez un lien d'activation, valable {linkHours} heures, pour choisir votre mot de passe (12 caractères au moins).",
      ),
    },
    'import-plates': {
      title: 'Importer mes plaques',
      extract: "Un fichier CSV à quatre colonnes, jusqu'à {importLines} lignes et {importSize} Mo.",
      content:
        p('La première ligne porte les noms des colonnes :') +
        p('<code>numberPlate;countryCode;validityStartDate;validityEndDate</code>') +
        list(
          'séparateur : point-virgule, virgule ou tabulation ;',
          'dates au format AAAA-MM-JJ ou JJ/MM/AAAA, la date de fin est facultative ;',
          'pays sur deux lettres : FR, DE, IT…',
        ) +
        p(
          'Le fichier est vérifié avant tout envoi. Les lignes incorrectes sont affichées avec leur motif et laissées de côté : en confirmant, vous importez toutes les autres.',
          'Téléchargez les lignes refusées, corrigez-les et importez-les à leur tour. Une plaque déjà présente est mise à jour, et le même fichier importé deux fois ne change rien.',
        ),
    },
    'closure-date': {
      title: 'Clôturer un véhicule',
      extract: 'Après la date de clôture, les passages ne vous sont plus attribués.',
      content: p(
        'Dans la liste des véhicules, choisissez « Clôturer » et indiquez la date de fin. Elle ne peut pas précéder le début de validité. Elle reste modifiable.',
        'Pour plusieurs véhicules à la fois, cochez-les, ou toute la liste filtrée, puis choisissez « Clôturer la sélection ».',
      ),
    },
    'renter-notices': {
      title: 'Traiter un avis de paiement reçu en tant que loueur',
      extract: "Désignez le conducteur en contestant l'avis, ou déconnectez-vous pour le payer avec son numéro.",
      content: p(
        "La liste des avis de paiement montre ceux de toute votre flotte. Sélectionnez les avis à contester, choisissez le motif « Véhicule prêté ou loué » et joignez le contrat : l'avis sera adressé au conducteur.",
      ),
    },
    'export-journeys': {
      title: 'Exporter trajets et véhicules',
      extract: "Au format CSV, avec les filtres affichés à l'écran.",
      content: p(
        "Le fichier s'ouvre dans tous les tableurs, sans limite de page. L'export reprend vos filtres ; celui des véhicules peut être importé de nouveau.",
      ),
    },
    'renter-contact': { title: "Retour au centre d'aide", content: '' },

    'how-free-flow-works': {
      title: 'Le péage sans barrière, comment ça marche ?',
      catchphrase: 'Des portiques à la place des barrières : vous roulez, nous lisons la plaque.',
      extract: "Plus de ticket ni de file d'attente : le péage se paie en ligne, après le passage.",
      content:
        p(
          "Sur l'{road}, il n'y a plus de barrière de péage. Des portiques identifient chaque véhicule sans qu'il ralentisse.",
        ) +
        h('Avant') +
        p("Rien à préparer. Vous pouvez créer un compte ou vous inscrire à l'alerte Info Passage.") +
        h('Pendant') +
        p("Roulez normalement, sans changer de file. Les limitations de vitesse s'appliquent sous les portiques.") +
        h('Après') +
        p(`Vous avez {freeDays} jours pour ${a('/form/payment', 'payer en ligne')}.`),
      buttonText: "Lire l'article",
    },
    'paying-after-the-trip': {
      title: 'Payer en deux minutes depuis votre téléphone',
      catchphrase: "Votre plaque, votre carte : c'est réglé.",
      content: '',
      buttonText: 'Payer un trajet',
    },
    'electric-journeys': {
      title: 'Voyager en électrique',
      catchphrase: 'Bornes rapides, autonomie, tarifs : préparez une route sereine.',
      extract: 'Des bornes de recharge rapide vous attendent sur chaque grande aire.',
      content: p(
        "Prévoyez une pause toutes les deux heures : vingt minutes suffisent souvent à retrouver 150 km d'autonomie.",
        "Sur autoroute, rouler à 110 km/h plutôt qu'à 130 prolonge nettement l'autonomie, surtout en hiver.",
      ),
      buttonText: 'Lire les conseils',
    },
    'night-driving': {
      title: 'Rouler la nuit en sécurité',
      catchphrase: 'Cinq réflexes pour arriver reposé.',
      extract: "La fatigue est la première cause d'accident mortel sur autoroute.",
      content: list(
        'Dormez bien la nuit précédente.',
        'Arrêtez-vous au moins toutes les deux heures.',
        'Une sieste de vingt minutes vaut mieux que trois cafés.',
        'Nettoyez pare-brise et phares avant de partir.',
        'Dès les premiers bâillements, changez de conducteur.',
      ),
      buttonText: 'Lire les conseils',
    },
    'the-toll-stretch': {
      title: "L'itinéraire, entrée par entrée",
      catchphrase: 'Toutes les entrées et sorties à péage sur une seule carte.',
      extract: 'Repérez vos entrées et sorties avant de partir.',
      content: p(
        "La section à péage de l'{road} se parcourt sans aucun arrêt. Entre deux portiques voisins, certains trajets locaux sont gratuits.",
        "Le prix dépend de l'entrée, de la sortie et de la classe du véhicule.",
      ),
      buttonText: 'Voir la carte',
    },
    'across-the-volcanoes': {
      title: 'À travers les volcans endormis',
      catchphrase: 'Quatre-vingts sommets ronds, des lacs, des villages de pierre noire.',
      extract: 'Une échappée à quelques minutes de la sortie.',
      content: p(
        "Quittez l'autoroute pour une heure ou une journée : les sentiers des crêtes offrent des vues sur toute la chaîne.",
        'Au printemps, partez tôt : la lumière du matin dessine chaque cratère.',
      ),
      buttonText: "Découvrir l'étape",
    },
    'family-holidays': {
      title: 'Partir en famille sans stress',
      catchphrase: 'Aires de jeux, pique-niques et playlists : la route fait partie des vacances.',
      extract: 'Nos idées pour que le trajet passe plus vite.',
      content: p(
        "Les aires les plus vertes sont aussi les mieux équipées : tables à l'ombre, jeux, espaces pour changer bébé.",
        'Vérifiez la pression des pneus et le réglage des sièges enfants avant de charger le coffre.',
      ),
      buttonText: 'Préparer le départ',
    },
    'passage-alert': {
      title: 'Ne manquez plus un paiement',
      catchphrase: "Avec l'alerte Info Passage, un e-mail vous prévient à chaque passage.",
      content: '',
      buttonText: "S'inscrire à l'alerte",
    },
    fleets: {
      title: 'Loueurs, entreprises : toute votre flotte au même endroit',
      catchphrase: 'Importez vos plaques, suivez les passages, exportez vos trajets.',
      content: '',
      buttonText: "Accéder à l'espace loueurs",
    },
    'customer-account': {
      title: 'Gagnez du temps au prochain trajet',
      catchphrase: 'Créez un compte gratuit : plaques, reçus et adresse restent à portée de main.',
      content: '',
      buttonText: 'Créer un compte',
    },
    'legal-notice': {
      title: 'Mentions légales',
      content:
        h('Éditeur') +
        p("{operator}, société d'exploitation de démonstration. Contact : {email}, {phone}.") +
        h('Hébergement') +
        p("Ce site est hébergé dans l'Union européenne par l'éditeur.") +
        h('Propriété intellectuelle') +
        p('Les textes et illustrations de ce site ne peuvent être reproduits sans accord préalable.'),
    },
    privacy: {
      title: 'Protection des données personnelles',
      content:
        h('Ce que nous traitons') +
        list(
          'plaque, date et lieu de passage, pour percevoir le péage ;',
          'e-mail et adresse, pour les reçus et le compte client ;',
          "plaque et e-mail de l'alerte Info Passage, jusqu'à deux ans après le dernier passage.",
        ) +
        h('Vos droits') +
        p('Accès, rectification, effacement, limitation et opposition : écrivez à {email}. Réponse sous un mois.') +
        p("Vous pouvez aussi saisir l'autorité de protection des données de votre pays."),
    },
    'site-map': {
      title: 'Plan du site',
      content: list(
        a('/', 'Accueil'),
        a('/form/payment', 'Payer'),
        a('/form/claim', 'Contester'),
        a('/form/prepayment', 'Prépayer'),
        a('/receipts', 'Mes reçus'),
        a('/alert', 'Alerte Info Passage'),
        a('/unsubscribe', "Se désinscrire de l'alerte Info Passage"),
        a('/help', "Centre d'aide"),
        a('/contact/chatbot', 'Nous contacter'),
        a('/contact/form', 'Écrire un message'),
        a('/account/login', 'Espace client'),
        a('/account/register', 'Créer un compte'),
        a('/account/changePassword', 'Mot de passe oublié'),
        a('/renters/login', 'Espace loueurs'),
        a('/legal-notice', 'Mentions légales'),
        a('/terms-of-use', "Conditions générales d'utilisation"),
        a('/privacy', 'Protection des données personnelles'),
        a('/accessibility', 'Accessibilité'),
      ),
    },
    'terms-of-use': {
      title: "Conditions générales d'utilisation",
      content:
        h('Objet') +
        p('Ce site permet de consulter et de régler les péages dus à {operator}.') +
        h('Compte client') +
        p(
          "Vous êtes responsable de la confidentialité de votre mot de passe et de l'exactitude des plaques enregistrées.",
        ) +
        h('Paiement') +
        p(
          'Le paiement est définitif une fois confirmé ; il est remboursé si votre réclamation est acceptée. Un reçu est mis à disposition aussitôt.',
        ) +
        h('Responsabilité') +
        p("L'indisponibilité du site ne suspend pas les délais de paiement ; en cas de panne, appelez le {phone}."),
    },
    accessibility: {
      title: 'Accessibilité : {conformity}',
      content:
        p(
          "{operator} s'engage à rendre ce site accessible à tous, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration vaut pour ce site et pour les pages de paiement qu'il affiche.",
        ) +
        h('État de conformité') +
        p(
          "Ce site est {conformity} avec le référentiel général d'amélioration de l'accessibilité (RGAA 4.1) et les règles WCAG 2.2, niveau AA : {rgaaRate} % des critères applicables sont respectés. {rgaaUnchecked}L'équipe du logiciel a vérifié le site, puis un audit externe a relevé les défauts ci-dessous. Aucune personne utilisant une technologie d'assistance ne l'a encore évalué.",
        ) +
        h('Contenus non accessibles') +
        '{rgaaUnmet}' +
        h('Dérogations') +
        p(
          'La page du prestataire de paiement bancaire est fournie par un tiers : {operator} ne peut pas la modifier. Payer avec une carte carburant ne passe pas par cette page.',
        ) +
        h('Établissement de la déclaration') +
        p(
          "Cette déclaration a été établie le 22 novembre 2026 par {operator} lui-même. Chaque écran est contrôlé par des tests automatiques (axe), au clavier, avec un texte agrandi à 200 %, en couleurs forcées et sur un écran de 320 px. Aucun audit externe n'a encore eu lieu.",
        ) +
        h('Retour et contact') +
        p(
          "Une difficulté d'accès ? Écrivez à {email} ou appelez le {phone} : nous vous répondrons sous sept jours et vous proposerons une solution, y compris pour payer avant la date limite.",
        ) +
        h('Voies de recours') +
        p(
          'Sans réponse satisfaisante de notre part, vous pouvez saisir le Défenseur des droits : en ligne sur defenseurdesdroits.fr, par téléphone au +33 9 69 39 00 00, ou par courrier sans timbre à Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        ),
    },
  },
  conformity: { full: 'totalement conforme', partial: 'partiellement conforme', none: 'non conforme' },
  defects: {
    '8.7':
      "Critère 8.7 : des mots et des noms d'une autre langue que celle de la page ne sont pas signalés comme tels.",
    '11.3': "Critère 11.3 : le champ du numéro de plaque n'a pas partout la même étiquette.",
    '11.5':
      "Critère 11.5 : dans l'espace des loueurs, les deux dates qui filtrent une liste ne forment pas un groupe nommé.",
    '11.10': "Critère 11.10 : quand le serveur refuse une plaque, le champ n'est pas signalé comme erroné.",
    '11.11': "Critère 11.11 : le message qui refuse une plaque ne donne pas d'exemple de plaque valide.",
    '13.1': "Critère 13.1 : dans l'espace des loueurs, la proposition d'annuler une clôture disparaît après un délai.",
    none: "Aucun défaut n'est connu.",
    unchecked: "{count} critères n'ont pas encore été vérifiés et comptent comme non respectés. ",
  },
  dialogue: {
    'pay-root': { text: 'Que pouvons-nous faire pour votre paiement ?' },
    'pay-refused': { label: 'Mon paiement a été refusé', text: 'Quel moyen de paiement avez-vous utilisé ?' },
    'pay-refused-card': {
      label: 'Une carte bancaire',
      text: "Aucune somme n'est débitée lorsqu'un paiement est refusé. Vérifiez le plafond de la carte et la validation dans l'application de votre banque, puis réessayez.",
    },
    'pay-refused-fuel': {
      label: 'Une carte carburant',
      text: "Certaines cartes n'acceptent ni prépaiement ni trajet en cours. Voici les règles pour chaque carte.",
    },
    'pay-refused-again': { label: "Je n'ai pas pu aller jusque-là", text: 'Quel message avez-vous vu ?' },
    'pay-refused-blocked': {
      label: '« Paiement bloqué »',
      text: "Connectez-vous à votre compte : vous pourrez y compléter un trajet en cours et payer vos autres trajets. Un dossier transmis à l'OMP, lui, ne se règle plus sur ce site.",
    },
    'pay-refused-expired': {
      label: '« Votre session a expiré »',
      text: "Par sécurité, une recherche n'est valable que peu de temps. Relancez-la, vos trajets sont toujours là.",
    },
    'pay-missing': { label: 'Je ne trouve pas mon trajet', text: 'Quand êtes-vous passé ?' },
    'pay-missing-recent': {
      label: 'Il y a moins de {visibleHours} heures',
      text: "Votre passage n'est peut-être pas encore enregistré. L'alerte Info Passage vous préviendra dès qu'il sera à payer.",
    },
    'pay-missing-old': {
      label: 'Il y a plus de {visibleHours} heures',
      text: "Vérifiez la plaque et le pays. Si rien n'apparaît, écrivez-nous avec la date et le lieu du passage.",
    },
    'notices-root': { text: "Quelle est votre question sur l'avis ?" },
    'notices-late': { label: "J'ai reçu un avis de paiement", text: "Êtes-vous d'accord avec cet avis ?" },
    'notices-late-agree': {
      label: 'Oui, je veux payer',
      text: 'Payez-le avec son numéro, avant la date indiquée, pour limiter la majoration.',
    },
    'notices-late-disagree': {
      label: 'Non',
      text: 'Contestez-le en ligne, sans avoir à le payer : le délai est alors suspendu.',
    },
    'vehicles-root': { text: "De quel véhicule s'agit-il ?" },
    'vehicles-rental': { label: 'Un véhicule de location', text: "L'avez-vous encore ?" },
    'vehicles-rental-still': {
      label: 'Oui',
      text: 'Recherchez vos trajets en indiquant les dates de location, puis payez-les.',
    },
    'vehicles-rental-back': {
      label: "Non, je l'ai rendu",
      text: 'Vous pouvez encore payer avec les dates de votre contrat. Si le passage a eu lieu après la restitution, contestez-le.',
    },
    'claims-root': { text: 'Où en êtes-vous de votre réclamation ?' },
    'claims-waiting': {
      label: "J'attends une réponse",
      text: "Nous répondons sous {answerDays} jours ; pendant ce temps la majoration n'augmente pas.",
    },
    'account-root': { text: 'Que souhaitez-vous faire ?' },
    'account-mail': {
      label: "Je n'ai pas reçu l'e-mail",
      text: 'Vérifiez vos courriers indésirables : le lien est valable {linkHours} heures.',
    },
    'renters-root': { text: 'Bonjour ! Quelle est votre question sur votre flotte ?' },
    'renters-import': {
      label: 'Mon import échoue',
      text: 'Le plus souvent, une colonne manque ou une date est mal écrite.',
    },
  },
  actions: {
    CONTACT_FORM: 'Écrire un message',
    PREPAYMENT: 'Prépayer un trajet',
    PROTEST: 'Contester un avis',
    LOGIN: 'Se connecter',
    ALERT: "S'inscrire à l'alerte",
    SIGN_UP: 'Créer un compte',
    PAYMENT: 'Payer un trajet',
  },
  contactEntries: {
    contact: 'Une question générale',
    payment: 'Un paiement ou un reçu',
    notice: 'Un avis de paiement',
    vehicle: 'Un véhicule ou une plaque',
    data: 'Mes données personnelles',
  },
  claimReasons: {
    'not-my-vehicle': "Ce n'est pas mon véhicule",
    'sold-before': 'Véhicule vendu avant le passage',
    'already-paid': 'Péage déjà payé',
    'wrong-class': 'Classe du véhicule erronée',
    'wrong-route': 'Entrée ou sortie erronée',
    stolen: 'Véhicule volé ou plaque usurpée',
    'lent-or-rented': 'Véhicule prêté ou loué',
    other: 'Autre motif',
  },
  exports: {
    journeysFile: 'trajets',
    noticesFile: 'avis-de-paiement',
    platesFile: 'vehicules',
    date: 'Date',
    plate: 'Plaque',
    country: 'Pays',
    number: 'Numéro',
    entrance: 'Entrée',
    exit: 'Sortie',
    price: 'Montant (€)',
  },
  mails: {
    activation: {
      subject: 'Activez votre compte {operator}',
      text: "Bonjour,\n\nPour activer votre compte, ouvrez ce lien dans les {linkHours} heures :\n{link}\n\nSi vous n'avez rien demandé, ignorez ce message.\n\n{operator}",
    },
    renterActivation: {
      subject: 'Activez votre accès loueur {operator}',
      text: 'Bonjour,\n\nPour activer votre accès et choisir votre mot de passe, ouvrez ce lien dans les {linkHours} heures :\n{link}\n\n{operator}',
    },
    password: {
      subject: 'Choisissez un nouveau mot de passe',
      text: "Bonjour,\n\nPour choisir un nouveau mot de passe, ouvrez ce lien dans les {linkHours} heures :\n{link}\n\nSi vous n'avez rien demandé, ignorez ce message : votre mot de passe ne change pas.\n\n{operator}",
    },
    alertConfirmation: {
      subject: "Confirmez l'alerte Info Passage pour {plate}",
      text: "Bonjour,\n\nCette adresse a été inscrite à l'alerte Info Passage du véhicule {plate}. Pour recevoir un e-mail à chaque passage, confirmez dans les {linkHours} heures :\n{link}\n\nSi vous n'avez rien demandé, ignorez ce message : aucune alerte ne partira.\n\n{operator}",
    },
    passage: {
      subject: 'Passage de {plate} le {date}',
      text: 'Bonjour,\n\nVotre véhicule {plate} est passé le {date} ({route}). Montant à régler : {price}.\n\nPayer ce trajet :\n{link}\n\nNe plus recevoir ces alertes :\n{unsubscribe}\n\n{operator}',
    },
    claim: {
      subject: 'Nous avons reçu votre réclamation',
      text: 'Bonjour {firstName} {lastName},\n\nVotre réclamation n° {reference} a bien été enregistrée. Nous vous répondrons sous {answerDays} jours.\n\n{operator}',
    },
    contact: {
      subject: 'Nous avons reçu votre message',
      text: 'Bonjour {firstName} {lastName},\n\nNous avons bien reçu votre message (référence {reference}) et vous répondrons rapidement.\n\n{operator}',
    },
    accountDeleted: {
      subject: 'Votre compte a été supprimé',
      text: "Bonjour,\n\nVotre compte et les données qui s'y rattachent ont été supprimés, comme vous l'avez demandé.\n\n{operator}",
    },
  },
}
