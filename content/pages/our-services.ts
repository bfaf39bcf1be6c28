import type { Page } from '#blocks/schema.ts'
import { cases } from '#content/cases.ts'
import { designPieces } from '#content/design-wall.ts'
import { films } from '#content/films.ts'
import { servicePictures } from '#content/service-pictures.ts'
import type { Picture } from '#model/content/picture.ts'
import { contactPath, paths } from '#model/paths.ts'

/** One service of each family, by something made for it. */
const pictures = [
  rowPicture('design-services', designPieces.find(({ id }) => id === 'caravan-tins')?.image),
  rowPicture('web-development', projectPicture('saltmarsh-outfitters')),
  rowPicture('seo-services', servicePictures['one-question-one-page'].picture),
  rowPicture('performance-media', projectPicture('teranga-foods')),
  rowPicture('whatsapp-marketing', projectPicture('baobab')),
  rowPicture('video-production', filmPicture('ganges-train')),
]

export const page: Page = {
  id: 'our-services',
  title: 'Our Services: fifteen of them, on one spectrum | Wavelength',
  description:
    'All fifteen Wavelength services by family, from design at 420 nm to video at 690 nm: what each one is in a line, and where to read more.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services',
      title: 'Our Services',
      intro:
        'Fifteen services, each with its own place on the spectrum. Neighbours work well together, and most projects use about three.',
      lambda: 560,
      art: 'spectrum',
      allHues: true,
    },
    { type: 'service-index', title: 'All fifteen, by\u00a0wavelength', pictures },
    {
      type: 'contact-band',
      title: 'Not sure which you need? Ask us.',
      action: {
        label: 'Describe your project',
        href: contactPath({ service: 'Consulting', from: paths.services }),
      },
    },
  ],
}

function rowPicture(service: string, picture: Picture | undefined) {
  if (!picture) throw new Error(`content/pages/our-services.ts: no picture for "${service}".`)
  return { service, picture }
}

function projectPicture(project: string) {
  return cases.find(({ slug }) => slug === project)?.image
}

function filmPicture(film: string): Picture | undefined {
  const alt = films.find(({ id }) => id === film)?.alt
  return alt === undefined
    ? undefined
    : { src: `/video/projects/${film}.webp`, width: 640, height: 360, alt }
}
