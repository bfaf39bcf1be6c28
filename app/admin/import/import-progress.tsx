import { Figure, Figures } from '#app/admin/kit/figures.tsx'
import type { ShownImport } from '#server/features/import/show-import.ts'

/** How many posts and pictures are here, are waiting or were left out. */
export function ImportProgress({ shown: { counts, state, withPictures } }: { shown: ShownImport }) {
  const { post, picture } = counts
  const isUndone = state === 'undoing' || state === 'undone'
  return (
    <Figures>
      {isUndone ? (
        <>
          <Figure name="posts undone" count={post.undone} />
          {post.done > 0 && <Figure name="posts waiting" count={post.done} />}
        </>
      ) : (
        <>
          <Figure name="posts imported" count={post.done} />
          {post.waiting > 0 && <Figure name="posts waiting" count={post.waiting} />}
          {post.skipped > 0 && <Figure name="here already" count={post.skipped} />}
          {post.failed > 0 && <Figure name="posts left out" count={post.failed} />}
          {withPictures && <Figure name="pictures in the library" count={picture.done} />}
          {withPictures && picture.waiting > 0 && (
            <Figure name="pictures waiting" count={picture.waiting} />
          )}
          {picture.failed > 0 && <Figure name="pictures missing" count={picture.failed} />}
        </>
      )}
    </Figures>
  )
}
