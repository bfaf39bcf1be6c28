import type { Page } from '#blocks/contracts.ts'
import { listingPieces } from '#content/portfolios.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'google-business',
  title: 'Google Business Profile',
  line: 'Your shop on the map with the right hours, photos and answers.',
  lambda: 540,
  family: 'Search',
  inquiryService: 'Digital Marketing',
  menuPosition: 10,
}

const start = {
  label: 'Get Started for Free',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/google-business',
  title: 'Google Business Profile: right on the map | Wavelength',
  description:
    'Maps listing, call tracking, special hours and reviews looked after every week for one branch or two hundred. First check free, from $180 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Google Business Profile / 540 nm',
      title: 'On the map, open, and well spoken of',
      lead: 'Most people meet your shop on Google Maps before they meet it in the street. We keep the pin, the hours, the photographs and the reviews as they are in life.',
      lambda: service.lambda,
      art: 'rings',
      action: start,
    },
    {
      type: 'deliverables',
      title: 'Four things that must be right',
      layout: 'ledger',
      items: [
        {
          title: 'Maps listing',
          description:
            'Pin on the door and not on the car park, one category that wins and up to nine that help, no duplicate from the last owner. Verified by video, usually within five working days.',
        },
        {
          title: 'Call tracking',
          description:
            'A tracking number in front, your own number kept as the second, so the listing stays consistent. You learn which calls came from the map and how many rang out.',
        },
        {
          title: 'Special hours',
          description:
            'Eid, Diwali, Canada Day, stocktaking: entered a fortnight before. A closed door behind a green “Open” costs you a review.',
        },
        {
          title: 'Reviews',
          description:
            'A card and a link that make asking easy, and an answer to every review within two working days. No gifts for stars: Google forbids it and readers notice.',
        },
      ],
    },
    {
      type: 'gallery',
      title: 'Listings we keep',
      lead: 'Hours, photos, replies: what people see before they see you.',
      pieces: listingPieces,
    },
    {
      type: 'figures',
      title: 'From forty-one profiles in our care',
      figures: [
        { value: '5', label: 'working days until most profiles are verified' },
        { value: '+31%', label: 'calls and route requests after six months, middle value' },
        { value: '2 days', label: 'longest wait for an answer to a review' },
        { value: '$180', label: 'a month for one location, no minimum term' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What changes for you',
      layout: 'columns',
      items: [
        { title: 'Fewer wasted trips', description: 'Hours, entrance and parking are true.' },
        { title: 'More calls in the hour', description: 'People who search “near me” go today.' },
        {
          title: 'Pictures that help',
          description: 'Front, inside, team, product. New ones monthly.',
        },
        {
          title: 'Better questions',
          description: 'Prices and services are listed, so callers know them.',
        },
        {
          title: 'Early warning',
          description: 'Edits by strangers are seen and undone within a day.',
        },
        { title: 'One sheet for all branches', description: 'Two hundred locations, one source.' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'A customer writes',
          paragraphs: [
            '“For two years the map sent people to our old lane. They fixed the pin, photographed the new door and answered 64 old reviews in a week. The phone rings differently now. People used to ask where we are; today they ask when they can come.” Sadia Rahman, optician, Patna',
          ],
        },
      ],
      links: [{ label: 'SEO', href: servicePath('seo-services') }],
    },
    {
      type: 'questions',
      title: 'Asked over the counter',
      questions: [
        {
          question: 'The profile is free. What do I pay for?',
          answer:
            'For the hours. Set-up with verification, categories, twenty photographs and a review card is $350 once. Care is $180 a month for one location, $90 each from ten, $45 each from fifty. The first check is free and you can do the list yourself.',
        },
        {
          question: 'We work from home and visit customers. Can we be listed?',
          answer:
            'Yes, as a service-area business: the address is hidden and up to twenty areas are named. Google may ask for a video of your tools, vehicle and papers.',
        },
        {
          question: 'Can you remove a bad review?',
          answer:
            'Only one that breaks Google’s rules, such as spam, insults or the wrong business. We report those; about a third come down. To the others we write a calm answer, and that answer is read by the next customer.',
        },
        {
          question: 'Our profile was suspended. What now?',
          answer:
            'Do not open a second one. We collect licence, rent contract and photographs of the sign, correct what broke the rules and appeal. Of nine cases last year eight came back, after 4 to 26 days.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six services, singly or together',
      layout: 'columns',
      items: [
        { title: 'Set-up and verification', description: 'From nothing to a live pin. $350.' },
        { title: 'Rescue', description: 'Suspended, duplicated or owned by somebody who left.' },
        { title: 'Weekly care', description: 'Hours, posts, photographs, edits by strangers.' },
        {
          title: 'Review desk',
          description: 'Asking, answering, and a monthly list of what people say.',
        },
        {
          title: 'Branch management',
          description: 'Many profiles from one sheet, with permissions.',
        },
        {
          title: 'Local pages',
          description: 'A page on your site for each pin, so that both agree.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Send us your shop’s name and street, and we will list what the map has wrong.',
      action: { ...start, label: 'Contact Us' },
    },
  ],
}
