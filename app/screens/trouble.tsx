import { Button } from '#ui/button.tsx'

/** Something of ours failed; what the visitor can do is try again. */
export function Trouble() {
  return (
    <section className="column grid min-h-[70svh] content-center gap-6 py-section">
      <h1 className="display text-title">This page did not load</h1>
      <p className="max-w-[60ch] text-lead">
        Something on our side or on the way to you failed. Please load the page again; if it keeps
        failing, use the e-mail address or the telephone number below.
      </p>
      <p>
        <Button type="button" onClick={() => location.reload()}>
          Load this page again
        </Button>
      </p>
    </section>
  )
}
