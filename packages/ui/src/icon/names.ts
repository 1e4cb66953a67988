import icons from './icons.json' with { type: 'json' }

/** The name of a symbol of `sprite.svg`. */
export type IconName = keyof typeof icons

/** Whether the sprite contains an icon of that name; content from servers may name any icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)

export const iconNames = /* @__PURE__ */ Object.keys(icons).filter(isIconName)
