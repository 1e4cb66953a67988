import { create } from 'storybook/theming'

/** A neutral frame around the library, so that only the brand under view has colour. */
export const theme = create({
  base: 'light',
  brandTitle: 'Voie Libre · components',
  brandUrl: './?path=/docs/start-welcome--docs',
  brandTarget: '_self',
  colorPrimary: '#0b6e4f',
  colorSecondary: '#0b6e4f',
  appBg: '#f4f6f8',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d5dae1',
  appBorderRadius: 6,
  textColor: '#16202c',
  textMutedColor: '#4a5565',
  barTextColor: '#4a5565',
  barSelectedColor: '#0b6e4f',
  barHoverColor: '#0b6e4f',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#8a94a3',
  inputTextColor: '#16202c',
  inputBorderRadius: 4,
})
