import { paths } from '#model/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['solid', 'outline'] as const

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen
          key={variant}
          name={`${variant}: default, busy, disabled, as a link`}
          file="button.tsx"
        >
          {() => (
            <div className="flex flex-wrap items-center gap-3">
              <Button variant={variant} type="button">
                Send inquiry
              </Button>
              <Button variant={variant} type="button" busy>
                Sending
              </Button>
              <Button variant={variant} type="button" disabled>
                Book a free call
              </Button>
              <ButtonLink variant={variant} href={paths.services}>
                See all services
              </ButtonLink>
            </div>
          )}
        </Specimen>
      ))}
      <Specimen name="Pause: playing, paused" file="pause-button.tsx">
        {() => (
          <div className="flex gap-3">
            <PauseButton playing subject="team slides" />
            <PauseButton playing={false} subject="team slides" />
          </div>
        )}
      </Specimen>
    </>
  )
}
