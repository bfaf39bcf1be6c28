import type { BlockOf } from '#blocks/schema.ts'
import { cardOf } from '#content/cases.ts'
import {
  appSolutions,
  emailTemplates,
  listingPieces,
  type PortfolioPiece,
  performancePieces,
  socialPieces,
} from '#content/portfolios.ts'
import { projectPath, servicePath } from '#model/paths.ts'

type Work = BlockOf<'client-work'>['works'][number]

/** Six of the clients in content/clients.ts, each with a piece from another service. */
export const clientWorks: Work[] = [
  {
    client: 'Saltmarsh',
    work: 'A shop of 4,200 products, moved in nine weeks. It kept 99.2% of its search visits.',
    lambda: 480,
    image: cardOf('saltmarsh-outfitters').image,
    link: { label: 'View Case Study', href: projectPath('saltmarsh-outfitters') },
  },
  {
    client: 'zephyr',
    work: 'A billboard that reads the thermometer. Above 38° it sells fans.',
    lambda: 590,
    image: picture(performancePieces, 'weather-billboard-zephyr'),
    link: { label: 'Performance Media', href: servicePath('performance-media') },
  },
  {
    client: 'Fjordtona',
    work: 'A shoal of herring at 84 metres, as a post that people outside the trade shared.',
    lambda: 610,
    image: picture(socialPieces, 'data-post-fjordtona'),
    link: { label: 'Social Media', href: servicePath('social-media') },
  },
  {
    client: 'voltline',
    work: 'An app that finds a free charging post in Rotterdam and says when the car is full.',
    lambda: 470,
    image: picture(appSolutions, 'android'),
    link: { label: 'App Development', href: servicePath('app-development') },
  },
  {
    client: 'Northlight',
    work: 'One email for one pair of binoculars. 380 grams, one button.',
    lambda: 650,
    image: picture(emailTemplates, 'product-launch'),
    link: { label: 'Email Marketing', href: servicePath('email-marketing') },
  },
  {
    client: 'KESAR',
    work: 'A sweet shop’s hours for Diwali week, on the map before anyone asked.',
    lambda: 540,
    image: picture(listingPieces, 'special-hours-kesar'),
    link: { label: 'Google Business', href: servicePath('google-business') },
  },
]

function picture(pieces: Pick<PortfolioPiece, 'id' | 'image'>[], id: string) {
  const piece = pieces.find((one) => one.id === id)
  if (!piece) throw new Error(`content/client-works.ts: there is no picture "${id}".`)
  return piece.image
}
