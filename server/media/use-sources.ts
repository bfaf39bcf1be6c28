import { adminPaths } from '#model/paths.ts'
import type { UseSource } from './uses.ts'

/** Every text of the database that may show a picture of the library. */
export const useSources: UseSource[] = [
  {
    table: 'posts',
    key: ['id'],
    texts: ['image', 'markdown'],
    shown: ['title'],
    describe: ({ title }) => ({ what: `The post “${title}”`, href: adminPaths.blog }),
    changed: 'updated_at',
  },
]
