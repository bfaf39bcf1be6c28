import type { Db } from './uses.ts'

/** Posts, also those in the trash, in whose cover or text `part` stands. */
export function postsWith(db: Db, part: string) {
  return db
    .selectFrom('posts')
    .where((where) =>
      where.or([where('image', 'like', `${part}%`), where('markdown', 'like', `%${part}%`)]),
    )
    .orderBy('id')
}
