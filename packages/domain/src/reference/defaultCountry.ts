/** [§9, CONST-01] */
export const defaultCountry = 'FR'
