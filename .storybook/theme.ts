import { create } from 'storybook/theming'

export const theme = create({
  base: 'light',
  brandTitle: 'Voie Libre · components',
  brandUrl: './?path=/docs/start-welcome--docs',
  brandTarget: '_self',
})
