import type { BlockOf } from '#blocks/schema.ts'
import { projects } from '#content/projects.ts'
import { paths } from '#model/paths.ts'

type Case = BlockOf<'case-index'>['cases'][number]

/** The one figure of each case, and its line in the index. */
const told: Record<string, Pick<Case, 'change' | 'line'>> = {
  'saltmarsh-outfitters': {
    change: { label: 'Steps from cart to order', before: '7', after: '3' },
    line: 'A shop with 4,200 products moved in nine weeks and kept 99.2% of its search visits.',
  },
  'makhana-co': {
    change: { label: 'Seconds to find the pack', before: '11', after: '2' },
    line: 'A snack its own maker could not find in an app, and the green band that ended the search.',
  },
  'teranga-foods': {
    change: { label: 'Campaigns, same budget', before: '12', after: '3' },
    line: 'A grocer asked for a bigger ad budget, stopped nine campaigns instead and sold 24% more.',
  },
  'dar-al-noor-clinics': {
    change: { label: 'Phone calls a day', before: '300', after: '90' },
    line: 'Five clinics where patients book in three steps, in Arabic or English.',
  },
  'ganga-agro': {
    change: { label: 'Days to close a month', before: '9', after: '2' },
    line: 'Forty spreadsheets became one system, starting with a twelve-day pilot.',
  },
  baobab: {
    change: { label: 'Minutes until an answer', before: '540', after: '6' },
    line: 'A bookshop in Dakar whose readers ask by voice, and a bot that knows it cannot listen.',
  },
}

/** All cases, in the order of the index. */
export const cases: Case[] = projects.map(({ id, title, category, lambda, image, href }) => {
  const own = told[id]
  if (!own)
    throw new Error(`content/cases.ts: there is no line for "${id}" of content/projects.ts.`)
  return { title, category, lambda, image, href, ...own }
})

/** The cases before and after one, in a ring. */
export function prevNextOf(href: string): BlockOf<'prev-next'> {
  const at = cases.findIndex((study) => study.href === href)
  return {
    type: 'prev-next',
    title: 'Other case studies',
    previous: linkTo('Previous case', at - 1),
    next: linkTo('Next case', at + 1),
    all: { label: 'All case studies', href: paths.projects },
  }
}

function linkTo(label: string, index: number) {
  const study = cases.at(index % cases.length)
  if (!study) throw new Error('content/cases.ts: there are no cases.')
  const { title, line, lambda, href } = study
  return { label, title, line, lambda, href }
}
