/** Tags of server HTML that pages show. All others are removed; their text stays. */
export const tags = (
  'a b strong i em u s small sub sup br hr p div span ul ol li dl dt dd h2 h3 h4 blockquote ' +
  'table caption thead tbody tr th td img abbr'
).split(' ')

/** Attributes that these tags may have. The sanitiser also checks addresses. */
export const attributes = 'href target title lang dir src alt width height colspan rowspan scope'.split(' ')
