/** Sample data for the stories and tests of several components. */
export const languages = [
  { code: 'fr', label: 'Français', flag: 'fr', href: '/form/payment', current: true },
  { code: 'en', label: 'English', flag: 'gb', href: '/en/form/payment', current: false },
  { code: 'de', label: 'Deutsch', flag: 'de', href: '/de/form/payment', current: false },
  { code: 'it', label: 'Italiano', flag: 'it', href: '/it/form/payment', current: false },
  { code: 'es', label: 'Español', flag: 'es', href: '/es/form/payment', current: false },
]
