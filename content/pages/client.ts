import type { Page } from '#blocks/schema.ts'
import { clientWorks } from '#content/client-works.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { contactPath, paths } from '#model/paths.ts'

const client = (title: string, description: string) => ({ title, description })

export const page: Page = {
  id: 'client',
  title: 'Clients: twenty-two of the people we work with | Wavelength',
  description:
    'Seed dealers, clinics, tailors and a ferry line: a selection of Wavelength’s clients, with their trade, their city and what we do for them.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Clients',
      title: 'Our clients',
      intro:
        'Seed dealers, clinics, a ferry line, a family that has made locks for four generations. Most of them came because another client recommended us.',
      lambda: 430,
      art: 'rings',
      ...heroPicture('client-street'),
      action: { label: 'Read six case studies', href: paths.projects },
    },
    {
      type: 'client-wall',
      title: 'Thirty-four logos',
      intro:
        'Companies we have worked for, directly or through a partner, from umbrellas in Mumbai to windows in Vermont.',
      clients: { collection: 'client' },
    },
    {
      type: 'client-work',
      title: 'Six logos, and the work behind them',
      intro: 'A logo tells you who paid. This is what they paid for.',
      works: clientWorks,
    },
    {
      type: 'deliverables',
      title: 'Who we work with now',
      intro:
        'Twenty-two of our forty-two direct clients, with their trade. If you know one of them, ask about us.',
      layout: 'ledger',
      cases: { collection: 'case' },
      items: [
        client('Saltmarsh Outfitters', 'Outdoor clothing, Halifax. Online shop.'),
        client('Dar Al Noor Clinics', 'Five clinics, Riyadh. Booking in two languages.'),
        client('Ganga Agro', 'Seed and fertiliser, Patna. Odoo for 212 dealers.'),
        client('Teranga Foods', 'West African groceries, Toronto. Paid media.'),
        client('Makhana & Co.', 'Roasted lotus seeds, Patna. Packaging.'),
        client('Baobab', 'Two bookshops, Dakar. WhatsApp.'),
        client('Kestrel & Daughters', 'Locks and safes, Aligarh. Brand and packaging.'),
        client('Madhubani Paper Co.', 'Handmade paper, Darbhanga. Etsy and Amazon.'),
        client('Al Qasr Joinery', 'Doors and stairs, Dubai. Site and search.'),
        client('Lakeshore Dental', 'Dentists, Mississauga. Google profile.'),
        client('Sone Valley Dairy', 'Milk and ghee, Arrah. WhatsApp orders.'),
        client('Harbour Line', 'Passenger ferries, Dartmouth. Timetable app.'),
        client('Najd Logistics', 'Cold freight, Dammam. Driver app.'),
        client('Bodhi Tree Stays', 'Guest houses, Gaya. Booking and film.'),
        client('Oduya & Sons', 'Tailors, Brampton. Social media.'),
        client('Little Monsoon', 'Children’s rainwear, Pune. Marketplaces.'),
        client('Qahwa House', 'Coffee roasters, Jeddah. Shop and newsletters.'),
        client('Mithila Motors', 'Tractors and parts, Samastipur. Search.'),
        client('Pearl Coast Diving', 'Diving school, Dubai. Video.'),
        client('Nalanda Test Series', 'Exam practice, Patna. App.'),
        client('Fundy Kelp', 'Seaweed snacks, Saint John. Creators.'),
        client('Zaitoun Kitchens', 'Fitted kitchens, Riyadh. 3D and ads.'),
      ],
    },
    {
      type: 'contact-band',
      title: 'Join them. Tell us what you need.',
      action: { label: 'Start a project', href: contactPath({ from: paths.client }) },
    },
  ],
}
