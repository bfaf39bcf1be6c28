import type { Page } from '#blocks/schema.ts'
import { cases } from '#content/cases.ts'
import { designPieces } from '#content/design-wall.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { loop } from '#content/loops.ts'
import { listingPieces, webSolutions } from '#content/portfolios.ts'
import { numberedPictures, servicePictures } from '#content/service-pictures.ts'
import type { Picture } from '#model/content/picture.ts'
import { contactPath, paths } from '#model/paths.ts'

/** Each service by something made for it. */
const pictures = [
  rowPicture('design-services', designPieces.find(({ id }) => id === 'caravan-tins')?.image),
  rowPicture('startup-Consultancy', servicePictures['fifteen-conversations'].picture),
  rowPicture('web-development', projectPicture('saltmarsh-outfitters')),
  rowPicture('app-development', projectPicture('dar-al-noor-clinics')),
  rowPicture('ecommerce-solutions', webSolutions.find(({ id }) => id === 'online-shop')?.image),
  rowPicture('erp-services', projectPicture('ganga-agro')),
  rowPicture('seo-services', numberedPictures['one-search'].picture),
  rowPicture('google-business', listingPieces.find(({ id }) => id === 'map-pins-tidewater')?.image),
  rowPicture(
    'digital-marketing',
    loop('digital-marketing-hero', { alt: 'Bars of gold that rise' }).portrait,
  ),
  rowPicture('performance-media', projectPicture('teranga-foods')),
  rowPicture('social-media', heroPicture('month-of-posts').picture),
  rowPicture('whatsapp-marketing', projectPicture('baobab')),
  rowPicture('influencer-marketing', numberedPictures['nine-posts'].picture),
  rowPicture('email-marketing', heroPicture('ember-and-oat-letter').picture),
  rowPicture(
    'video-production',
    loop('video-production-hero', {
      alt: 'A train on a bridge over the Ganges at dusk, above its frames',
    }).portrait,
  ),
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
