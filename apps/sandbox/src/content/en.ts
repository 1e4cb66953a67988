import { a, h, list, p, steps } from './html.ts'
import type { Texts } from './texts.ts'

export const en: Texts = {
  seo: {
    title: '{operator}: free-flow tolls',
    description:
      'Find your journeys on the {road} with your number plate, pay in minutes and get an alert each time you pass.',
  },
  gdpr: p(
    '{operator} uses this information to answer your request and meet its legal duties. It is never sold.',
    `You can see it, correct it or have it erased by writing to <strong>{email}</strong>. ${a('/privacy', 'More about your rights')}`,
  ),
  home: {
    title: 'You’ve passed through. Now just pay',
    subtitle: 'On the {road} you pay <strong>after your journey</strong>, online, with nothing but your number plate.',
    buttonText: 'How free-flow works',
    listBlockTitle: 'Plan your journey',
  },
  volcanoHome: {
    title: 'The volcano road, without barriers',
    subtitle: 'Drive the {road} non-stop and pay for your passage <strong>within {freeDays} days</strong>.',
    buttonText: 'Discover non-stop tolling',
    listBlockTitle: 'Worth reading before you leave',
  },
  toPay: {
    primoPassant: p(
      '<strong>Your first late payment?</strong> Pay for this journey before the deadline shown and the surcharge does not increase.',
    ),
    paymentPeriod: 'You have {freeDays} days after your passage to pay without a surcharge.',
  },
  prepayment: {
    title: 'Prepay a journey',
    subtitle: 'Choose your entrance and exit on the {road}, pay, and drive with an easy mind.',
  },
  authentication: {
    user: {
      title: 'Your account',
      content: p('Save your vehicles, see all your journeys at a glance and keep every receipt.'),
    },
    renter: {
      title: 'Rental company area',
      content: p('Follow your fleet’s passages, import your plates and deal with payment notices, all in one place.'),
    },
  },
  help: { title: 'Help centre', subtitle: 'Answers to the questions we hear most, topic by topic.' },
  categories: {
    pay: 'Paying for a journey',
    notices: 'Payment notices and surcharges',
    vehicles: 'My vehicle and plate',
    claims: 'Contesting a notice',
    account: 'Account, receipts and alerts',
    renters: 'Rental companies and fleets',
  },
  articles: {
    'pay-now': { title: 'Pay for a journey now', content: '' },
    'how-to-pay': {
      title: 'How do I pay for my passage?',
      extract:
        'Your number plate is all you need, no tag. Log in if it is saved in an account or if a journey is in progress.',
      content:
        p(
          'Gantries over the road read your plate. Your passage can be seen online {visibleHours} hours later at the latest.',
        ) +
        steps(
          `Open the ${a('/form/payment', 'Pay')} page and enter the country and number of your plate.`,
          'Check the journeys shown: date, entrance, exit and price.',
          'Pay by bank card or with an accepted fuel card.',
          'Download your receipt or have it sent by e-mail.',
        ),
    },
    'payment-deadline': {
      title: 'How long do I have to pay?',
      extract: 'You have {freeDays} days from your passage to pay without any surcharge.',
      content: p(
        'The <strong>{freeDays} days</strong> start on the day you pass under the last gantry. The deadline is shown next to each journey.',
        'After that, a payment notice is sent to the registered keeper and surcharges are added to the toll.',
        'Weekends and public holidays count like any other day, so pay as soon as the journey appears.',
      ),
    },
    'payment-methods': {
      title: 'Which payment methods do you accept?',
      extract: 'Bank cards and several business fuel cards.',
      content:
        list(
          '<strong>Bank card</strong>: for every journey, prepaid ones included.',
          '<strong>SHELL and ESSO cards</strong>: for every journey, prepaid ones included.',
          '<strong>TOTAL and DKV cards</strong>: for finished journeys only.',
        ) + p('The card issuer may exclude some vehicle classes.', 'Cheques and cash are not accepted.'),
    },
    'other-ways-to-pay': {
      title: 'Can I pay without going online?',
      extract: 'Yes, by phone. Another person can also pay for you.',
      content:
        list(
          '<strong>By phone</strong>: call {phone} with your plate and your bank card at hand.',
          '<strong>By another person</strong>: the plate, or the number of your notice, is enough.',
          '<strong>With an account</strong>: your vehicles and journeys stay together, one payment is enough.',
        ) + p('Cheques and cash are not accepted. The deadline is the same for all methods.'),
    },
    'journey-not-found': {
      title: 'I can’t find my journey',
      extract: 'A passage can take up to {visibleHours} hours to appear.',
      content:
        p('Before you write to us, please check:') +
        list(
          'the plate, letter by letter: O and 0 or I and 1 are easily mixed up;',
          'the registration country you chose;',
          'for a rental vehicle, the dates and times of your contract.',
        ) +
        p('If nothing shows after {visibleHours} hours, a tag or subscription may already have paid for the journey.'),
    },
    'payment-refused': {
      title: 'My payment was rejected',
      catchphrase: 'Nothing is charged when a payment is rejected.',
      content:
        p('Most refusals come from the bank: a limit reached, an approval not given in time or an expired card.') +
        list(
          'Approve the request in your banking app before it times out.',
          'Try another card.',
          'Wait a few minutes before starting again.',
        ) +
        p('The deadline keeps running, so don’t leave it too long.'),
    },
    'prepay-journey': {
      title: 'Can I prepay a journey?',
      extract: 'Yes, on the stretch concerned, for up to five journeys at a time.',
      content: p(
        `Open the ${a('/form/prepayment', 'Prepay')} page, enter your plate, then choose your entrance and exit. The price appears at once and you can add the return journey.`,
        'Journeys you have already made must be paid at the same time. Prepayment is not available for rental vehicles.',
      ),
    },
    'surcharge-steps': {
      title: 'What happens if I pay late?',
      extract: 'The surcharge grows in steps: {firstFee}, then {secondFee}, then a fine.',
      content:
        steps(
          '<strong>Up to {freeDays} days after the passage</strong>: you pay the toll only.',
          '<strong>Within the {secondFrom} days that follow</strong>: the toll plus a surcharge of {firstFee}.',
          '<strong>Up to {prosecutorFrom} days after the first deadline</strong>: the toll plus a surcharge of {secondFee}.',
          '<strong>After that</strong>: the case goes to the public prosecutor (OMP); a fine of {fine} is added to the toll.',
        ) + p('The sooner you pay, the less you pay.'),
    },
    'read-a-notice': {
      title: 'Where is the number of my notice?',
      extract: 'At the top right of the letter, under the words “Avis de paiement”.',
      content: p(
        'The notice gives the date and place of the passage, the plate that was read and the amount due. Its number is at the top right.',
        `Enter that number on the ${a('/form/payment', 'Pay')} page, in the tab “By notice or case number”. Spaces do not matter.`,
      ),
    },
    'fake-messages': {
      title: 'Is this text message or e-mail really from you?',
      extract: 'We never ask for a payment by text message. If in doubt, type the address of this site yourself.',
      content:
        p(
          'Fake messages ask for a toll in the name of motorway companies. They rush you, threaten you with a fine and lead to a copy of the site.',
        ) +
        list(
          'We send no text messages.',
          'The e-mail of an alert names the plate, the passage and the amount. Its link “Pay for this journey” opens the search of this site with that plate, and you pay after you have seen the journey.',
          'All links in our e-mails start with the address of this site. The others show a receipt, activate an account, choose a new password, confirm or stop an alert.',
          'None of these e-mails and links asks for a card number, a PIN or your current password.',
          'In doubt? Do not open the link: type the address of this site and search for your plate. A passage takes up to {visibleHours} hours to appear; our alerts leave once it is visible.',
        ) +
        p('Did you give your bank details? Call your bank at once, then write to us at {email}.'),
    },
    'non-payment-declaration': {
      title: 'What is a non-payment declaration?',
      extract: 'A statement issued at the barrier when a toll could not be paid there and then.',
      content: p(
        'If you could not pay on a motorway with barriers, you were given or sent a non-payment declaration. You can settle it online with its number or your plate.',
        'Its deadline is shown next to its price: settle it before then, it costs more afterwards.',
      ),
    },
    'sent-to-prosecutor': {
      title: 'My case was handed over to the public prosecutor (OMP)',
      extract: 'It can then no longer be paid or contested on this site.',
      content: p(
        'If the notice is not paid in time, the case is handed over to a public prosecutor’s officer, known in France as the OMP. You will receive a fine with its own payment instructions.',
        'Any objection must then be sent to the OMP, at the address printed on the fine.',
      ),
    },
    'paid-but-notified': {
      title: 'I have paid but still received a notice',
      extract: 'Your payment and the notice may have crossed in the post.',
      content: p(
        'Compare the dates of your receipt and of the notice: one printed before you paid may arrive afterwards. In that case there is nothing to do.',
        `If your receipt is older than the notice, ${a('/form/claim', 'contest the notice')} and attach the receipt.`,
      ),
    },
    'public-service': { title: 'The official public-service website', content: '' },
    'sold-vehicle': {
      title: 'I have sold my vehicle',
      extract: 'Send us the transfer certificate and the notice will go to the new owner.',
      content:
        p('If the passage took place after the sale, you do not owe the toll.') +
        steps(
          `Open the ${a('/form/claim', 'Contest')} page and enter the number of the notice.`,
          'Choose the reason “Vehicle sold before the passage”.',
          'Attach the transfer certificate showing the date and time of sale.',
        ),
    },
    'rental-car': {
      title: 'I am driving a rental vehicle',
      extract: 'Tick the rental box and give the dates of your contract.',
      content: p(
        'With the rental dates, only your own passages are shown. Pay before the deadline: after that the notice goes to the rental company, which may charge a handling fee.',
        'You can still pay after returning the vehicle, so keep your contract at hand.',
      ),
    },
    'foreign-plates': {
      title: 'My plate is not French',
      extract: 'Choose the registration country, then type the plate as it is written.',
      content: p(
        'Plates from every European country are read by the gantries. Dashes, dots and spaces do not matter; accented letters can be typed as they are.',
        'Deadlines and surcharges are the same as for French plates. Payment notices are sent to the registration country.',
      ),
    },
    'vehicle-class': {
      title: 'Which class is my vehicle?',
      extract: 'It depends on the kind of vehicle, its height and its number of axles.',
      content:
        list(
          '<strong>Class 1</strong>: car, car with trailer or small van, up to 2 m high.',
          '<strong>Class 2</strong>: van or car with caravan over 2 m, motorhome under 3 m.',
          '<strong>Class 3</strong>: motorhome over 3 m, coach or lorry with 2 axles.',
          '<strong>Class 4</strong>: coach or lorry with 3 axles or more.',
          '<strong>Class 5</strong>: motorbike.',
        ) + p('If the class is wrong, you can contest it online.'),
    },
    'new-plate': {
      title: 'My vehicle has a new plate',
      extract: 'For a few days, search with the old plate as well.',
      content: p(
        'A temporary plate and a final one are two different numbers: look for your passages with each of them.',
        'If you have an account, add the new plate, then remove the old one once everything is paid.',
      ),
    },
    'motorbikes-trailers': {
      title: 'Motorbikes, trailers and caravans',
      extract: 'Motorbikes pay the class 5 rate; a trailer may change the class of a car.',
      content: p(
        'A motorbike passes under the gantries like any vehicle: its rear plate is read.',
        'With a trailer or caravan it is always the plate of the towing vehicle that counts. Above 2 m in height the combination is class 2.',
      ),
    },
    'when-to-claim': {
      title: 'When can I contest?',
      extract: 'Vehicle sold, stolen, lent or rented out, plate copied, toll already paid, wrong class or route.',
      content:
        p('You can contest a payment notice when:') +
        list(
          'the vehicle in the photo is not yours;',
          'you had sold, lent or rented out the vehicle;',
          'the vehicle was stolen, or its plate copied;',
          'the toll has already been paid;',
          'the class, the entrance or the exit is wrong.',
        ) +
        p('Having forgotten to pay is not a reason to contest.'),
    },
    'how-to-claim': {
      title: 'How do I contest?',
      extract: 'Online, in a few minutes, with your number plate or the notice number, and your documents.',
      content: steps(
        `Open the ${a('/form/claim', 'Contest')} page and find your notice.`,
        'Select the journeys concerned, all of the same kind.',
        'Give the reason, explain what happened and attach your documents.',
        'You will receive a confirmation by e-mail.',
      ),
    },
    'claim-documents': {
      title: 'Which documents should I attach?',
      extract: 'PNG, JPG, GIF or PDF files, 5 MB in all.',
      content:
        list(
          '<strong>Sale</strong>: the dated transfer certificate.',
          '<strong>Rental or loan</strong>: the contract, or the driver’s details.',
          '<strong>Copied plate</strong>: the police report.',
          '<strong>Already paid</strong>: the receipt or a bank statement.',
        ) + p('Please hide anything that has nothing to do with your request.'),
    },
    'claim-answer': {
      title: 'When will I get an answer?',
      extract: 'Within {answerDays} days, by e-mail.',
      content: p(
        'Every claim is read by a person. You will have a reasoned answer by e-mail within {answerDays} days.',
        'While your claim is being examined, the surcharge does not increase.',
      ),
    },
    'stolen-plate': {
      title: 'Someone is using my plate',
      extract: 'Report it to the police, then contest the notice with the report.',
      content: p(
        'If the vehicle in the photo is not yours, report the offence to the police and ask for a new registration number.',
        `Attach the report to your ${a('/form/claim', 'claim')}: all fraudulent passages will be cancelled.`,
      ),
    },
    'claim-and-pay': {
      title: 'Should I pay before I contest?',
      catchphrase: 'No: contesting is enough to suspend the deadline.',
      content: p(
        'You do not have to pay for the journeys you are contesting. If you prefer to pay first, continue with your claim afterwards: the payment is refunded if the claim is accepted. Other journeys of the same plate remain due.',
      ),
    },
    'open-account': {
      title: 'Why and how do I create an account?',
      extract: 'To keep your vehicles, detailed journeys and billing details together.',
      content:
        p(`It is free. ${a('/account/register', 'Create your account')}, then:`) +
        steps(
          'open the link we e-mail you, valid for {linkHours} hours;',
          'log in and add your plates;',
          'fill in your billing address if you wish.',
        ),
    },
    'lost-password': {
      title: 'I have forgotten my password',
      extract: 'Ask for a reset link, valid for {linkHours} hours.',
      content: p(
        `On the ${a('/account/login', 'login page')}, choose “Forgot your password?”. Remember to look in your junk mail.`,
        'After five failed attempts, login is blocked for a few minutes to protect your account.',
      ),
    },
    receipts: {
      title: 'How do I get a receipt?',
      extract: 'At the end of the payment, as a PDF, or by e-mail.',
      content: p(
        'The receipt is sent to the address given for the payment. The confirmation page also lets you download it or send it to another address. It shows the plate, the journeys, the amounts and the VAT.',
        `Closed the page? Find the receipt, or have it sent again, on the ${a('/receipts', 'My receipts')} page.`,
      ),
    },
    'alert-emails': {
      title: 'What is the passage alert?',
      extract: 'An e-mail each time you pass, so that you never forget to pay.',
      content: p(
        `${a('/alert', 'Subscribe with your plate')}: after each passage under a gantry you receive an e-mail with the link to pay. It is free.`,
        'Every message has a link to unsubscribe. Your data is deleted two years after the last passage.',
      ),
    },
    'personal-data-rights': {
      title: 'What do you do with my data?',
      extract: 'We keep only what is needed to collect the toll, and only for a time.',
      content: p(
        'Photos of plates are erased once the toll is paid, unless there is a dispute. Alert data is deleted two years after the last passage.',
        `Your rights and how to use them are set out on our ${a('/privacy', 'Personal data protection')} page.`,
      ),
    },
    'delete-account': {
      title: 'How do I delete my account?',
      extract: 'From your profile, at any time.',
      content: p(
        `Open ${a('/account/profile', 'your profile')} and choose “Delete my account”. This is final: your saved plates and alerts disappear.`,
        'Unpaid journeys are still due and can be paid with the plate.',
      ),
    },
    'renter-access': {
      title: 'How does a rental company get access?',
      extract: 'Our team opens your access, then you activate it.',
      content: p(
        'Write to {email} with your company name and registration number. You will receive an activation link, valid for {linkHours} hours, to choose your password (at least 12 characters).',
      ),
    },
    'import-plates': {
      title: 'Importing plates',
      extract: 'A CSV file with four columns, up to {importLines} lines and {importSize} MB.',
      content:
        p('The first line holds the column names:') +
        p('<code>numberPlate;countryCode;validityStartDate;validityEndDate</code>') +
        list(
          'separator: semicolon, comma or tab;',
          'dates as YYYY-MM-DD or DD/MM/YYYY, the end date is optional;',
          'two-letter countries: FR, DE, IT…',
        ) +
        p(
          'The file is checked before anything is sent. Wrong lines are shown with the reason and left out: when you confirm, all others are imported.',
          'Download the refused lines, correct them and import them in turn. A plate that you already have is updated, and the same file imported twice changes nothing.',
        ),
    },
    'closure-date': {
      title: 'Closing a vehicle',
      extract: 'After the closure date, passages are no longer charged to you.',
      content: p(
        'In the vehicle list, choose “Close” and give the end date. It cannot be before the start of validity and can be changed later.',
        'For several vehicles at once, tick them, or the whole filtered list, and choose “Close the selection”.',
      ),
    },
    'renter-notices': {
      title: 'Dealing with a payment notice as a rental company',
      extract: 'Name the driver by contesting it, or log out to pay it with its number.',
      content: p(
        'The list of payment notices covers your whole fleet. Select the notices to contest, choose “Vehicle lent or rented out” and attach the contract: the notice will be sent to the driver.',
      ),
    },
    'export-journeys': {
      title: 'Exporting journeys and vehicles',
      extract: 'As CSV, with the filters shown on screen.',
      content: p(
        'The file opens in any spreadsheet and has no page limit. It follows your filters; the one with vehicles can be imported again.',
      ),
    },
    'renter-contact': { title: 'Back to the help centre', content: '' },

    'how-free-flow-works': {
      title: 'Barrier-free tolling: how does it work?',
      catchphrase: 'Gantries instead of barriers: you drive, we read the plate.',
      extract: 'No more tickets or queues: you pay online after your passage.',
      content:
        p('There are no toll barriers on the {road}. Gantries recognise each vehicle without it slowing down.') +
        h('Before') +
        p('Nothing to prepare. You may create an account or subscribe to the passage alert.') +
        h('On the road') +
        p('Drive normally and stay in your lane. Speed limits apply under the gantries.') +
        h('After') +
        p(`You have {freeDays} days to ${a('/form/payment', 'pay online')}.`),
      buttonText: 'Read the article',
    },
    'paying-after-the-trip': {
      title: 'Pay in two minutes from your phone',
      catchphrase: 'Your plate, your card, done.',
      content: '',
      buttonText: 'Pay for a journey',
    },
    'electric-journeys': {
      title: 'Driving electric',
      catchphrase: 'Fast chargers, range, prices: plan a relaxed trip.',
      extract: 'Fast chargers are waiting at every large service area.',
      content: p(
        'Plan a break every two hours: twenty minutes are often enough to regain 150 km of range.',
        'On the motorway, driving at 110 km/h rather than 130 extends the range noticeably, above all in winter.',
      ),
      buttonText: 'Read the tips',
    },
    'night-driving': {
      title: 'Driving safely at night',
      catchphrase: 'Five habits for arriving fresh.',
      extract: 'Tiredness is the main cause of fatal motorway accidents.',
      content: list(
        'Sleep well the night before.',
        'Stop at least every two hours.',
        'A twenty-minute nap beats three coffees.',
        'Clean windscreen and headlights before you set off.',
        'At the first yawn, change drivers.',
      ),
      buttonText: 'Read the tips',
    },
    'the-toll-stretch': {
      title: 'The route, junction by junction',
      catchphrase: 'Every tolled entrance and exit on a single map.',
      extract: 'Find your junctions before you leave.',
      content: p(
        'The tolled stretch of the {road} is driven without a single stop. Some short local journeys between neighbouring gantries are free.',
        'The price depends on entrance, exit and vehicle class.',
      ),
      buttonText: 'See the map',
    },
    'across-the-volcanoes': {
      title: 'Across the sleeping volcanoes',
      catchphrase: 'Eighty rounded summits, lakes and villages of black stone.',
      extract: 'A getaway a few minutes from the junction.',
      content: p(
        'Leave the motorway for an hour or a day: the ridge paths overlook the whole chain.',
        'In spring, start early: the morning light draws every crater.',
      ),
      buttonText: 'Plan a stop here',
    },
    'family-holidays': {
      title: 'Family trips without stress',
      catchphrase: 'Playgrounds, picnics and playlists: the road is part of the holiday.',
      extract: 'Our ideas for making the journey go faster.',
      content: p(
        'The greenest rest areas are also the best equipped: shaded tables, playgrounds, baby-changing rooms.',
        'Check tyre pressure and child seats before you load the boot.',
      ),
      buttonText: 'Get ready to go',
    },
    'passage-alert': {
      title: 'Never miss a payment again',
      catchphrase: 'The passage alert sends you an e-mail each time you pass.',
      content: '',
      buttonText: 'Subscribe to the alert',
    },
    fleets: {
      title: 'Rental companies, businesses: your whole fleet in one place',
      catchphrase: 'Import your plates, follow passages, export your journeys.',
      content: '',
      buttonText: 'Go to the rental company area',
    },
    'customer-account': {
      title: 'Save time on your next journey',
      catchphrase: 'Create a free account and keep plates, receipts and address at hand.',
      content: '',
      buttonText: 'Create an account',
    },
    'legal-notice': {
      title: 'Legal notice',
      content:
        h('Publisher') +
        p('{operator}, a demonstration operating company. Contact: {email}, {phone}.') +
        h('Hosting') +
        p('This site is hosted in the European Union by its publisher.') +
        h('Intellectual property') +
        p('Texts and illustrations of this site may not be reproduced without prior consent.'),
    },
    privacy: {
      title: 'Personal data protection',
      content:
        h('What we process') +
        list(
          'plate, date and place of passage, to collect the toll;',
          'e-mail and address, for receipts and your account;',
          'plate and e-mail of the passage alert, until two years after the last passage.',
        ) +
        h('Your rights') +
        p(
          'Access, correction, erasure, restriction and objection: write to {email}. You will have an answer within a month.',
        ) +
        p('You may also turn to the data protection authority of your country.'),
    },
    'site-map': {
      title: 'Site map',
      content: list(
        a('/', 'Home'),
        a('/form/payment', 'Pay'),
        a('/form/claim', 'Contest'),
        a('/form/prepayment', 'Prepay'),
        a('/receipts', 'My receipts'),
        a('/alert', 'Passage alert'),
        a('/unsubscribe', 'Unsubscribe from the passage alert'),
        a('/help', 'Help centre'),
        a('/contact/chatbot', 'Contact us'),
        a('/contact/form', 'Write a message'),
        a('/account/login', 'My account'),
        a('/account/register', 'Create an account'),
        a('/account/changePassword', 'Forgotten password'),
        a('/renters/login', 'Rental companies'),
        a('/legal-notice', 'Legal notice'),
        a('/terms-of-use', 'Terms of use'),
        a('/privacy', 'Personal data protection'),
        a('/accessibility', 'Accessibility'),
      ),
    },
    'terms-of-use': {
      title: 'Terms of use',
      content:
        h('Purpose') +
        p('This site lets you view and pay tolls owed to {operator}.') +
        h('Customer account') +
        p('You are responsible for keeping your password secret and for the accuracy of the plates you save.') +
        h('Payment') +
        p(
          'A payment is final once confirmed; it is refunded if your claim is accepted. A receipt is available straight away.',
        ) +
        h('Liability') +
        p('An outage of this site does not suspend payment deadlines; if it is down, call {phone}.'),
    },
    accessibility: {
      title: 'Accessibility: {conformity}',
      content:
        p(
          '{operator} is committed to making this site accessible to all, under article 47 of French law 2005-102 of 11 February 2005. This statement covers this site and the payment pages that it shows.',
        ) +
        h('Compliance status') +
        p(
          'This site is {conformity} with the French accessibility standard (RGAA 4.1) and with WCAG 2.2, level AA: {rgaaRate}% of the applicable criteria are met. {rgaaUnchecked}The software’s own team checked the site; an external audit then found the defects below. Nobody who uses assistive technology has assessed it yet.',
        ) +
        h('Content that is not accessible') +
        '{rgaaUnmet}' +
        h('Exemptions') +
        p(
          'The page of the card payment provider comes from a third party, and {operator} cannot change it. A payment by fuel card does not use that page.',
        ) +
        h('How this statement was prepared') +
        p(
          '{operator} prepared this statement itself on 22 November 2026. Every screen is checked by automatic tests (axe), by keyboard, with text at 200%, in forced colours and on a screen of 320 px. There has been no external audit yet.',
        ) +
        h('Feedback and contact') +
        p(
          'Something in your way? Write to {email} or call {phone}: we will answer within seven days and offer a solution, also for paying before the deadline.',
        ) +
        h('Enforcement') +
        p(
          'If our answer does not satisfy you, you can refer the matter to the French Defender of Rights: online at defenseurdesdroits.fr, by phone on +33 9 69 39 00 00, or by post to Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        ),
    },
  },
  conformity: { full: 'fully compliant', partial: 'partially compliant', none: 'not compliant' },
  defects: {
    '8.7': 'Criterion 8.7: words and names in another language than the page are not marked as such.',
    '11.3': 'Criterion 11.3: the number plate field does not have the same label everywhere.',
    '11.5': 'Criterion 11.5: in the area for rental companies, the two dates that filter a list are not a named group.',
    '11.10': 'Criterion 11.10: when the server refuses a plate, the field is not marked as wrong.',
    '11.11': 'Criterion 11.11: the message that refuses a plate gives no example of a valid one.',
    '13.1': 'Criterion 13.1: in the area for rental companies, the offer to undo a closure disappears after a while.',
    none: 'No defects are known.',
    unchecked: '{count} criteria have not been checked yet and count as not met. ',
  },
  dialogue: {
    'pay-root': { text: 'How can we help with your payment?' },
    'pay-refused': { label: 'My payment was rejected', text: 'Which payment method did you use?' },
    'pay-refused-card': {
      label: 'A bank card',
      text: 'Nothing is charged when a payment is rejected. Check the limit of your card and the approval in your banking app, then try again.',
    },
    'pay-refused-fuel': {
      label: 'A fuel card',
      text: 'Some cards accept neither prepayments nor journeys in progress. Here are the rules for each card.',
    },
    'pay-refused-again': { label: 'I didn’t get that far', text: 'Which message did you see?' },
    'pay-refused-blocked': {
      label: '“Payment blocked”',
      text: 'Log in to your account to complete a journey in progress and to pay for your other journeys. A case handed over to the public prosecutor (OMP) can no longer be paid on this site.',
    },
    'pay-refused-expired': {
      label: '“Your session has expired”',
      text: 'For security, a search is valid for a short time only. Search again, your journeys are still there.',
    },
    'pay-missing': { label: 'I can’t find my journey', text: 'When did you pass?' },
    'pay-missing-recent': {
      label: 'Less than {visibleHours} hours ago',
      text: 'Your passage may not have been recorded yet. The passage alert will tell you when it can be paid.',
    },
    'pay-missing-old': {
      label: 'More than {visibleHours} hours ago',
      text: 'Check the plate and the country. If nothing shows, write to us with the date and place of your passage.',
    },
    'notices-root': { text: 'What would you like to know about your notice?' },
    'notices-late': { label: 'I have received a payment notice', text: 'Do you agree with it?' },
    'notices-late-agree': {
      label: 'Yes, I want to pay',
      text: 'Pay it with its number before the date shown to limit the surcharge.',
    },
    'notices-late-disagree': {
      label: 'No',
      text: 'Contest it online, without having to pay it: the deadline is then suspended.',
    },
    'vehicles-root': { text: 'Which vehicle is it about?' },
    'vehicles-rental': { label: 'A rental vehicle', text: 'Do you still have it?' },
    'vehicles-rental-still': {
      label: 'Yes',
      text: 'Search for your journeys with the rental dates, then pay for them.',
    },
    'vehicles-rental-back': {
      label: 'No, I have returned it',
      text: 'You can still pay with the dates of your contract. If the passage was after the return, contest it.',
    },
    'claims-root': { text: 'Where are you with your claim?' },
    'claims-waiting': {
      label: 'I am waiting for an answer',
      text: 'We answer within {answerDays} days; meanwhile the surcharge does not increase.',
    },
    'account-root': { text: 'What would you like to do?' },
    'account-mail': {
      label: 'I did not get the e-mail',
      text: 'Look in your junk mail: the link is valid for {linkHours} hours.',
    },
    'renters-root': { text: 'Hello! What is your question about your fleet?' },
    'renters-import': {
      label: 'My import fails',
      text: 'Most often a column is missing or a date is written differently.',
    },
  },
  actions: {
    CONTACT_FORM: 'Write a message',
    PREPAYMENT: 'Prepay a journey',
    PROTEST: 'Contest a notice',
    LOGIN: 'Log in',
    ALERT: 'Subscribe to the alert',
    SIGN_UP: 'Create an account',
    PAYMENT: 'Pay for a journey',
  },
  contactEntries: {
    contact: 'A general question',
    payment: 'A payment or a receipt',
    notice: 'A payment notice',
    vehicle: 'A vehicle or a plate',
    data: 'My personal data',
  },
  claimReasons: {
    'not-my-vehicle': 'It is not my vehicle',
    'sold-before': 'Vehicle sold before the passage',
    'already-paid': 'Toll already paid',
    'wrong-class': 'Wrong vehicle class',
    'wrong-route': 'Wrong entrance or exit',
    stolen: 'Vehicle stolen or plate copied',
    'lent-or-rented': 'Vehicle lent or rented out',
    other: 'Another reason',
  },
  exports: {
    journeysFile: 'journeys',
    noticesFile: 'payment-notices',
    platesFile: 'vehicles',
    date: 'Date',
    plate: 'Plate',
    country: 'Country',
    number: 'Number',
    entrance: 'Entrance',
    exit: 'Exit',
    price: 'Amount (€)',
  },
  mails: {
    activation: {
      subject: 'Activate your {operator} account',
      text: 'Hello,\n\nTo activate your account, open this link within {linkHours} hours:\n{link}\n\nIf you did not ask for it, please ignore this message.\n\n{operator}',
    },
    renterActivation: {
      subject: 'Activate your {operator} rental company access',
      text: 'Hello,\n\nTo activate your access and choose your password, open this link within {linkHours} hours:\n{link}\n\n{operator}',
    },
    password: {
      subject: 'Choose a new password',
      text: 'Hello,\n\nTo choose a new password, open this link within {linkHours} hours:\n{link}\n\nIf you did not ask for it, ignore this message: your password stays the same.\n\n{operator}',
    },
    alertConfirmation: {
      subject: 'Confirm the passage alert for {plate}',
      text: 'Hello,\n\nThis address was entered for the passage alert of the vehicle {plate}. To receive an e-mail at each passage, confirm within {linkHours} hours:\n{link}\n\nIf you did not ask for it, ignore this message: no alert will be sent.\n\n{operator}',
    },
    passage: {
      subject: '{plate} passed on {date}',
      text: 'Hello,\n\nYour vehicle {plate} passed on {date} ({route}). Amount due: {price}.\n\nPay for this journey:\n{link}\n\nStop these alerts:\n{unsubscribe}\n\n{operator}',
    },
    claim: {
      subject: 'We have received your claim',
      text: 'Hello {firstName} {lastName},\n\nYour claim no. {reference} has been recorded. We will answer within {answerDays} days.\n\n{operator}',
    },
    contact: {
      subject: 'We have received your message',
      text: 'Hello {firstName} {lastName},\n\nWe have received your message (reference {reference}) and will answer soon.\n\n{operator}',
    },
    accountDeleted: {
      subject: 'Your account has been deleted',
      text: 'Hello,\n\nYour account and the data belonging to it have been deleted, as you asked.\n\n{operator}',
    },
  },
}
