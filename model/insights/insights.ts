/** By what visits are counted and can be filtered. */
export const filterDimensions = {
  page: { title: 'Pages', column: 'Page' },
  source: { title: 'Sources', column: 'Source' },
  campaign: { title: 'Campaigns', column: 'Campaign' },
  entry: { title: 'Entry pages', column: 'Entry page' },
  exit: { title: 'Exit pages', column: 'Exit page' },
  device: { title: 'Devices', column: 'Device' },
  language: { title: 'Languages', column: 'Language' },
  conversion: { title: 'Conversions', column: 'Conversion' },
} as const

/** By what they are counted besides, without a filter. */
export const otherDimensions = {
  search: { title: 'Searches in the blog', column: 'Search' },
  missing: { title: 'Missing pages', column: 'Address' },
  'last-source': { title: 'Last sources before a conversion', column: 'Source' },
  'last-campaign': { title: 'Last campaigns before a conversion', column: 'Campaign' },
} as const

export type FilterDimension = keyof typeof filterDimensions
export type Dimension = FilterDimension | keyof typeof otherDimensions

/** What is counted of each value of these, and nothing else. */
export const countedOnly: Partial<Record<Dimension, string>> = {
  search: 'Visits',
  missing: 'Requests',
}

/** How each dimension is named, and its values. */
export const dimensions: Record<Dimension, { title: string; column: string }> = {
  ...filterDimensions,
  ...otherDimensions,
}

export const filterNames = Object.keys(filterDimensions) as FilterDimension[]

/** Why something is not counted as a visit. */
export type Exclusion = 'agent' | 'behaviour' | 'request'

/** What a visit can lead to: its name, and its column in the sums. */
export const conversions = {
  inquiry: { title: 'Inquiries', column: 'inquiries' },
  partner: { title: 'Partner inquiries', column: 'partners' },
  application: { title: 'Applications', column: 'applications' },
  call: { title: 'Calls', column: 'calls' },
  subscription: { title: 'Subscriptions', column: 'subscriptions' },
} as const

export type ConversionKind = keyof typeof conversions
export type ConversionColumn = (typeof conversions)[ConversionKind]['column']

/** The source of a visit without a referrer, and the sum of the values that are not kept. */
export const DIRECT = '(direct)'
export const OTHER = '(other)'

/** Months that the sums are kept. */
export const MONTHS_KEPT = 25
