import { describeFields } from '#domain/validation/describe-fields.ts';
import { claimFields, claimNames } from './claims.ts';
import { pictureSchema } from './picture.schema.ts';
import { inspectorSchema, profileSchema } from './profile.schema.ts';

const hoursRow = {
  days: ['Days, as shown', 'Monday - Friday'],
  hours: ['Hours, as shown', '8:00 AM - 6:00 PM'],
} as const;
const coordinates = {
  latitude: ['Degrees north', 33.96],
  longitude: ['Degrees east, negative in America', -83.38],
} as const;

describeFields(pictureSchema, {
  src: ['Address of the uploaded picture', '/uploads/0123456789abcdef0123456789abcdef.png'],
  width: ['Width in pixels', 1200],
  height: ['Height in pixels', 800],
  alt: ['What it shows, for those who cannot see it', 'The inspector on a ladder'],
  small: {
    about: 'The same picture in fewer pixels, for phones',
    fields: {
      src: ['Its address', '/uploads/fedcba9876543210fedcba9876543210.png'],
      width: ['Its width in pixels', 600],
    },
  },
});

describeFields(inspectorSchema, {
  id: ['Id that bookings store: lowercase letters, digits, hyphens', 'sam-reed'],
  name: ['Name of the inspector', 'Sam Reed'],
  portrait: 'Portrait; a monogram without it',
  signature: ['Name under letters', 'Sam'],
  years: ['Years in the trade, as shown; empty to say none', '5+'],
  certifications: ['Certifications, as shown', ['Certified Professional Inspector']],
});

describeFields(profileSchema, {
  name: ['Name of the business', 'Oak Home Inspections'],
  shortName: ['Its short name, where space is short', 'Oak'],
  tagline: ['Line under the name', 'A clear report, on time'],
  phone: ['Phone number of the business, as shown', '(706) 555-0100'],
  textPhone: ['Number for text messages; empty for the phone’s', '(706) 555-0101'],
  email: 'Email address of the business',
  address: {
    about: 'Postal address',
    fields: {
      line: ['The address in one line', '1 Oak St, Athens, GA 30601'],
      isShown: 'Whether visitors see it',
    },
  },
  license: {
    about: 'License of the business; null where the state licenses no inspectors',
    fields: {
      number: ['Its number', '1234'],
      authority: ['Who issued it', 'State Licensing Board'],
      label: ['How it is shown', 'License #1234'],
    },
  },
  inspectors: 'Who inspects; the first one unless a booking names another',
  region: {
    about: 'Where the business works',
    fields: {
      name: ['Name of the region', 'Athens area'],
      shortName: ['Its short name', 'Athens'],
      localName: ['What people there call it; the short name without it', 'Northeast Georgia'],
      state: ['Postal code of the state', 'GA'],
      counties: ['Its counties, as shown', 'Clarke and Oconee counties'],
      cities: {
        about: 'Its cities, the most important first',
        fields: { name: ['Name of the city', 'Athens'], ...coordinates },
      },
      center: { about: 'Where distances are measured from', fields: coordinates },
      radius: {
        about: 'How far it goes, in miles in a straight line',
        fields: {
          served: ['Miles that are served at all', 60],
          standard: ['Miles that are served without a question about the drive', 30],
        },
      },
    },
  },
  timeZone: 'Time zone of all days and times of the business',
  hours: { about: 'When the office is open', fields: hoursRow },
  links: {
    about: 'Addresses of the business elsewhere',
    fields: {
      reviews: {
        about: 'Where clients write reviews',
        fields: {
          google: ['Its profile on Google', 'https://google.example/oak'],
          yelp: ['Its profile on Yelp', 'https://yelp.example/oak'],
          facebook: ['Its profile on Facebook', 'https://facebook.example/oak'],
          angies: ['Its profile on Angi', 'https://angi.example/oak'],
        },
      },
      website: ['Its own site', 'https://oak.example'],
      maps: ['The business on a maps service', 'https://maps.example/oak'],
    },
  },
  promises: {
    about: 'Hours within which something is promised',
    fields: {
      response: ['Hours to the answer to a request', 24],
      report: ['Hours from the inspection to the report', 24],
      scheduling: ['Hours from the request to the appointment', 48],
      rescheduleNotice: ['Hours before the start until which a change is free', 24],
    },
  },
  claims: {
    about: 'Figures about the business, as shown; an empty one is left out',
    fields: Object.fromEntries(
      claimNames.map((name) => [
        name,
        [claimFields[name].label, claimFields[name].example] as const,
      ]),
    ),
  },
  statePack: 'Rules and words of a state',
  overrides: {
    about: 'What single places show instead of the figures above',
    fields: {
      appointmentHours: { about: 'Hours on the contact page', fields: hoursRow },
      phoneHours: { about: 'When the phone is answered', fields: hoursRow },
      profileHours: { about: 'Hours on the reviews and calendar pages', fields: hoursRow },
      structuredData: {
        about: 'What search engines are told',
        fields: {
          days: ['Days of the week', ['Monday']],
          opens: ['Opening time, HH:mm', '08:00'],
          closes: ['Closing time, HH:mm', '18:00'],
          rating: ['Average rating', '4.8'],
          years: ['Years in business', '5'],
        },
      },
      calendarVisitDuration: ['Hours on site, on the calendar page', '2-3 hours'],
    },
  },
  spanish: ['The owner’s own Spanish, by the English text', { 'Athens area': 'zona de Athens' }],
});
