import { LanguageSwitch } from '@voie-libre/ui/language-switch'

export const Example = () => (
  <LanguageSwitch
    languages={[
      { code: 'fr', label: 'Français', flag: 'fr', href: '/fr/pay', current: false },
      { code: 'en', label: 'English', flag: 'gb', href: '/en/pay', current: true },
    ]}
  />
)
