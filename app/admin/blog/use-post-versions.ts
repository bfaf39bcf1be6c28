import { useCallback, useRef, useState } from 'react'
import { emptyPost, type PostFields, postFields } from '#model/blog/post-form.ts'
import { type Merged, mergeVersions } from '#model/content/form/merge-versions.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'

type PostVersionsOptions = {
  /** As it was read last: a newer version if somebody else has saved one. */
  post: PostToEdit | null
  fields: PostFields
  /** Also what was typed since the last rendering. */
  readLatest(): PostFields
  /** Shows `next`, which is based on `theirs`. */
  onStart(next: PostFields, theirs: PostFields): void
}

/** The version of a post that this person's changes are based on, and what to do about a newer one. */
export function usePostVersions({ post, fields, readLatest, onStart }: PostVersionsOptions) {
  const [version, setVersion] = useState(post?.version ?? 0)
  const base = useRef({ version: post?.version ?? 0, fields: post?.fields ?? fields })
  /** Who saved the version that replaced the one on this screen by itself, and when. */
  const [taken, setTaken] = useState<{ by: string; at: string } | null>(null)
  const isNewer = post !== null && post.version > version

  /** Bases what is on the screen on the newer version. */
  function startFrom({ version, fields }: PostToEdit, next: PostFields) {
    setVersion(version)
    base.current = { version, fields }
    onStart(next, fields)
  }

  return {
    version,
    setVersion,
    taken,
    forgetTaken: useCallback(() => setTaken(null), []),
    isNewer,
    /** True if nothing is unsaved on this screen. */
    isUnchanged: base.current.version === version && isSamePost(base.current.fields, fields),
    acceptTheirs() {
      if (post) startFrom(post, post.fields)
    },
    /** Shows a newer version while there are no changes on this screen, which may be typed but not passed on yet. */
    takeNewer() {
      if (!post || !isSamePost(base.current.fields, readLatest())) return
      startFrom(post, post.fields)
      setTaken({ by: post.savedBy ?? 'Someone', at: post.savedAt })
    },
    /** This person's changes joined with the newer version; null if both changed the same field. */
    merged(): Merged | null {
      const isKnown = isNewer && base.current.version === version
      return isKnown ? mergeVersions(base.current.fields, post.fields, fields) : null
    },
    /** Goes on with the newer version and one's own changes. */
    takeOver({ value }: Merged) {
      if (post) startFrom(post, value as PostFields)
    },
  }
}

export function isSamePost(one: PostFields, other: unknown) {
  const fields = other as Partial<PostFields>
  return postFields.every((name) => one[name] === (fields[name] ?? emptyPost[name]))
}
