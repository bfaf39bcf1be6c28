import { cases } from '#content/cases.ts'
import { team } from '#content/team.ts'
import { Image } from '#ui/image.tsx'
import { LoopVideo } from '#ui/loop-video.tsx'
import { Specimen } from './specimen.tsx'

const [project] = cases
const [person] = team
const loop = '/video/projects/ganges-train'

export function Pictures() {
  return (
    <>
      {project && (
        <Specimen name="Two widths, AVIF and WebP, lazy loaded" file="image.tsx">
          {() => (
            <Image
              {...project.image}
              sizes="(min-width: 1024px) 40vw, 92vw"
              className="rounded-card"
            />
          )}
        </Specimen>
      )}
      {person && (
        <Specimen name="One width, cropped" file="image.tsx">
          {() => <Image {...person.image} className="aspect-4/5 w-48 rounded-card object-cover" />}
        </Specimen>
      )}
      <Specimen
        name="Loop: plays while visible, can be paused, stops with reduced motion"
        file="loop-video.tsx"
      >
        {() => (
          <div className="relative">
            <LoopVideo
              poster={{ src: `${loop}.webp`, width: 640, height: 360, alt: '' }}
              sources={[
                { src: `${loop}.webm`, type: 'video/webm' },
                { src: `${loop}.mp4`, type: 'video/mp4' },
              ]}
              subject="train"
              className="relative aspect-video overflow-hidden"
              buttonClassName="absolute inset-e-3 bottom-3 bg-paper"
            />
          </div>
        )}
      </Specimen>
    </>
  )
}
