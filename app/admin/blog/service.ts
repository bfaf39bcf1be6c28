import type { Ask, Change } from '#app/admin/services.ts'
import type { PostFields, PostState } from '#model/blog/post-form.ts'

/** A row of the list; times are ISO moments. */
export type PostRowShown = {
  id: string
  slug: string
  title: string
  author: string
  category: string
  state: PostState
  publishAt: string
  updatedAt: string
}

/** A post in its form. */
export type PostToEdit = {
  id: string
  version: number
  slug: string
  author: string
  readTime: string
  state: PostState
  fields: PostFields
  savedAt: string
  savedBy: string | null
}

/** A post that was saved, and whether readers see it. */
export type Saved = { id: string; slug: string; state: PostState }

/** What this person has typed and not saved. */
export type Autosave = { fields: PostFields; savedAt: string; baseVersion: number }

export type Revision = {
  id: string
  version: number
  note: string
  title: string
  by: string
  at: string
}

export type PostHistory = {
  id: string
  title: string
  version: number
  revisions: Revision[]
  shown: { id: string; version: number; fields: PostFields } | null
}

export type TrashedPost = {
  id: string
  title: string
  author: string
  status: string
  deletedAt: string
  removedAt: string
}

/** The blog manager (specification 2.11). */
export type PostAdmin = {
  list: Ask<{ posts: PostRowShown[]; q: string; page: number; total: number; hasMore: boolean }>
  show: Ask<PostToEdit>
  create: Change<Saved>
  update: Change<Saved>
  autosave: Ask<Autosave | null>
  saveAutosave: Change<{ savedAt: string }>
  discardAutosave: Change
  render: Ask<{ html: string }>
  /** Where the post is seen: its page, or a preview that whoever has the link sees for seven days. */
  address: Ask<string>
  history: Ask<PostHistory>
  restore: Change
  trash: Change
  listTrash: Ask<{ posts: TrashedPost[] }>
  untrash: Change
  remove: Change
}
