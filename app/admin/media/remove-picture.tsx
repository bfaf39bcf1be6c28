import { ConfirmButton } from '#app/admin/kit/confirm.tsx'

type RemovePictureProps = {
  name: string
  /** Number of places that use the picture. */
  uses: number
}

/** Deletes an unused picture. */
export function RemovePicture({ name, uses }: RemovePictureProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-section">Delete</h2>
      {uses > 0 ? (
        <p className="text-soft">
          This picture is in use. Remove it from the places above before deleting it.
        </p>
      ) : (
        <div>
          <ConfirmButton
            label="Delete picture"
            question={`Delete “${name}”?`}
            consequence="The picture and all its sizes are deleted from the library. Links to its file stop working. This can’t be undone."
            confirm="Delete picture"
            values={{ intent: 'remove' }}
          />
        </div>
      )}
    </section>
  )
}
