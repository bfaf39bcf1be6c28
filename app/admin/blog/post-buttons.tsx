import { useState } from 'react'
import { postPreviewPath } from '#model/blog/post-paths.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'
import { useIsPlanned } from './use-is-planned.ts'
import type { PostEditor } from './use-post-form.ts'

type PostButtonsProps = {
  post: PostToEdit | null
  form: PostEditor
  mayPublish: boolean
  canSave: boolean
  onPublish: () => void
}

/** Preview, save and, for a draft, publish. */
export function PostButtons({ post, form, mayPublish, canSave, onPublish }: PostButtonsProps) {
  const isPlanned = useIsPlanned(form.fields)
  const isDraft = form.fields.status === 'draft'
  const canPublish = mayPublish && isDraft
  // Its time was taken away, so saving it shows it at once.
  const isDue = post?.state === 'scheduled' && !isDraft && !isPlanned
  const save = isDue ? 'Publish' : post ? 'Save post' : 'Create post'
  return (
    <>
      <PreviewButton post={post} form={form} />
      <Button
        size="sm"
        variant={mayPublish && !canPublish ? undefined : 'outline'}
        type="submit"
        busy={form.busy}
        disabled={!canSave && !form.busy}
      >
        {mayPublish ? save : 'Save draft'}
      </Button>
      {canPublish && (
        <Button size="sm" type="button" disabled={!canSave} onClick={onPublish}>
          {isPlanned ? 'Schedule' : 'Publish'}
        </Button>
      )}
    </>
  )
}

/** Opens the post as its page would be, with what is not saved yet, in a new tab. */
function PreviewButton({ post, form }: Pick<PostButtonsProps, 'post' | 'form'>) {
  const [isBlocked, setBlocked] = useState(false)
  const path = postPreviewPath(form.draft)
  async function open() {
    // Open the tab synchronously in the click handler, or pop-up blockers stop it.
    const tab = window.open('', '_blank')
    if (await form.saveBeforeClose()) tab?.location.replace(path)
    else tab?.close()
    setBlocked(!tab)
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        disabled={!post && form.isUnchanged}
        onClick={open}
      >
        Preview
      </Button>
      {isBlocked && (
        <a href={path} target="_blank" rel="noopener" className="admin-link text-small">
          Open the preview
        </a>
      )}
    </>
  )
}
