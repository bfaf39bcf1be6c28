import type { Page } from '#blocks/schema.ts'
import type { Client } from '#model/content/client.ts'
import type { EntryKind } from '#model/content/collections.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Film } from '#model/content/film.ts'
import type { Job } from '#model/content/job.ts'
import type { Person } from '#model/content/team.ts'
import type { Testimonial } from '#model/content/testimonial.ts'
import { newPage, noPicture } from '#server/features/content/editor/new-page.ts'

/** What an entry starts with, besides its id and name; empty fields must be filled in before publishing. */
export function newEntry(kind: EntryKind, id: string, name: string, start: Start): object {
  return blanks[kind](id, name, start)
}

/** The day, and the agency's town. */
type Start = { today: string; city?: string | undefined }

const blanks: Record<EntryKind, (id: string, name: string, start: Start) => object> = {
  job: (slug, title, { today, city = '' }): Job => ({
    slug,
    title,
    location: city,
    type: 'Full Time',
    experience: '',
    postedOn: today,
    closesOn: null,
    open: true,
    line: '',
    tasks: ['', '', ''],
    brings: ['', ''],
    gets: ['', ''],
  }),
  testimonial: (id, name): Testimonial => ({
    ...{ id, name, title: '', company: '', quote: '' },
    rating: 5,
  }),
  person: (id, name): Person => ({ id, name, role: '', image: noPicture }),
  client: (id, name): Client => ({ id, name, trade: '', mark: '' }),
  faq: (id, question): FaqItem => ({ id, question, answer: '' }),
  case: (slug, name): Page => newPage('case', `projects/${slug}`, { title: name, summary: '' }),
  film: (id, title): Film => ({
    ...{ id, title, alt: '', link: null, category: '' },
  }),
}
