import { ConfirmButton } from '#app/admin/kit/confirm-button.tsx'

type RemovePictureProps = { name: string /** In how many places it is used. */; uses: number }

/** The way out of the library, for what nothing shows. */
export function RemovePicture({ name, uses }: RemovePictureProps) {
  return (
    <section className="grid gap-3">
      <h2 className="admin-section-title">Delete</h2>
      {uses > 0 ? (
        <p className="text-soft">
          It is in use, so it cannot be deleted. Take it out of the places above first.
        </p>
      ) : (
        <div>
          <ConfirmButton
            label="Delete this picture"
            question={`Delete “${name}” for good?`}
            confirm="Delete"
            values={{ intent: 'remove' }}
          />
        </div>
      )}
    </section>
  )
}
