import type { BlockOf } from '#blocks/schema.ts'
import { servicePath } from '#model/paths.ts'

type Tile = BlockOf<'service-tiles'>['tiles'][number]

const tile = (
  number: string,
  title: string,
  slug: string,
  lambda: number,
  description: string,
): Tile => ({
  number,
  title,
  description,
  lambda,
  size: slug === 'web-development' ? 'large' : 'small',
  href: servicePath(slug),
})

/** Twelve tiles with their numbers, in the order of the home page. */
export const tiles: Tile[] = [
  tile(
    '01',
    'Web Development',
    'web-development',
    460,
    'Sites that load in a second, read well on a phone and are easy for you to edit. Half of our work starts here.',
  ),
  tile('02', 'App Development', 'app-development', 470, 'One code base, two stores.'),
  tile('03', 'Digital Marketing', 'digital-marketing', 580, 'One plan, one number.'),
  tile('05', 'Design Services', 'design-services', 420, 'Interface, graphic, packaging.'),
  tile('07', 'SEO', 'seo-services', 520, 'Found, and kept there.'),
  tile('08', 'Social Media', 'social-media', 610, 'Replies within the hour.'),
  tile('09', 'Whatsapp Marketing', 'whatsapp-marketing', 620, 'Broadcasts people don’t mute.'),
  tile('10', 'Video Production', 'video-production', 690, 'From brief to final render.'),
  tile('11', 'Performance Media', 'performance-media', 590, 'Paid for by the lead it brings.'),
  tile('13', 'Google Business Profile', 'google-business', 540, 'On the map, open, rated.'),
  tile('14', 'ERP Services', 'erp-services', 490, 'Odoo, Salesforce, Zoho.'),
  tile('15', 'Email Marketing', 'email-marketing', 650, 'Emails worth opening.'),
]
