import { paths } from '#model/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { Specimen } from './specimen.tsx'

const looks = ['solid', 'line'] as const

export function Buttons() {
  return (
    <>
      {looks.map((look) => (
        <Specimen key={look} name={`${look}: at rest, busy, disabled, as a link`} file="button.tsx">
          {() => (
            <div className="flex flex-wrap items-center gap-3">
              <Button look={look} type="button">
                Send inquiry
              </Button>
              <Button look={look} type="button" busy>
                Sending
              </Button>
              <Button look={look} type="button" disabled>
                Book a free call
              </Button>
              <ButtonLink look={look} to={paths.services}>
                See all services
              </ButtonLink>
            </div>
          )}
        </Specimen>
      ))}
      <Specimen name="Pause: playing, paused" file="pause-button.tsx">
        {() => (
          <div className="flex gap-3">
            <PauseButton playing what="team slides" onToggle={() => undefined} />
            <PauseButton playing={false} what="team slides" onToggle={() => undefined} />
          </div>
        )}
      </Specimen>
    </>
  )
}
