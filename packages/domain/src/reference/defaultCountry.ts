/** [§9, CONST-01] */
export const defaultCountry = 'FR'

/** Number of the motorway whose trips can be prepaid, unless the configuration names another stretch. [§1] */
export const defaultRoad = 'A79'
