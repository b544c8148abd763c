/** Each finding: what is seen, what it means, and whom to call. */
export const words = {
  foundation: {
    title: 'The slab is 1.4 inches low at its rear corner',
    place: 'Slab on grade, 14 readings',
    seen: 'Level readings fall 1.4 inches from the kitchen to the rear corner. The brick above is cracked in steps, and the hall bath door sticks.',
    means:
      'Three signs that agree: the corner has moved. For a 1978 slab on {{soil}} that swells and shrinks, this is common. In our opinion it still carries the house. Whether it is moving today, one visit cannot say.',
    next: 'A licensed structural engineer, before the {{contractDeadline}} ends. Then water and drainage (I.B) before any piers.',
    alt: 'Floor plan of the house with level readings; the rear corner is shaded where it is low.',
  },

  grading: {
    title: 'Rain runs toward the house at the rear',
    place: 'Rear wall, 22 feet',
    seen: 'The ground falls to the wall. Soil stands within an inch of the brick’s weep holes, and two downspouts end at the slab.',
    means:
      '{{Soil}} that is wet on one side of a house and dry on the other lifts it unevenly. This is the cheapest finding to fix, and the likely cause of the costliest.',
    next: 'A landscaper: about six inches of fall in the first ten feet, four inches of slab in view, downspouts carried five feet out.',
    alt: 'Section through the rear wall: the soil slopes to the slab and water stands against the brick.',
  },

  roof: {
    title: 'Hail has bruised the west slope',
    place: 'Composition shingles, west slope',
    seen: 'Bruises the size of a quarter, soft under the thumb, with the granules gone. The metal of three vents is dented too.',
    means:
      'It keeps the rain out today. The mat below a bruise has cracked, and sun and frost do the rest within a few years. An insurer may decline a roof like this, so ask before you close.',
    next: 'A roofer you choose, and your own insurer, with these photos.',
    alt: 'Shingles with dark bruises, three of them ringed in chalk, and a dented roof vent.',
  },

  panel: {
    title: 'The panel is a Federal Pacific from 1978',
    place: 'Garage, 150 A',
    seen: 'A Stab-Lok panel with its first breakers. One breaker holds two wires and is made for one; its neighbor is warm under load.',
    means:
      'Breakers of this make have failed to trip in tests. One that stays closed on a fault lets the wire in the wall heat up. The branch wiring that we saw is copper: aluminum belongs to houses from about 1965 to 1973.',
    next: 'A licensed electrician. Most replace a panel like this rather than repair it.',
    alt: 'Open breaker panel with red-edged breakers; one of them has two wires under one screw.',
  },

  outlets: {
    title: 'No GFCI at the sink, no alarm in the bedrooms',
    place: 'Kitchen, garage, bedrooms',
    seen: 'The outlets beside the kitchen sink and in the garage have no ground-fault protection. No arc-fault protection, no smoke alarms in the bedrooms, no carbon monoxide alarm near them.',
    means:
      'The house was built before most of this was asked for. We report it at any age, because it protects people, not the house.',
    next: 'An electrician for the outlets. The alarms, this weekend.',
    alt: 'Outlet beside a kitchen sink with a tester plugged in, its lamp unlit.',
  },

  flue: {
    title: 'The furnace flue has come apart in the attic',
    place: 'Attic, above the hall closet',
    seen: 'The furnace is from 2009; its flue is the house’s original. A joint has parted by two inches, 30 inches below the roof, and the wood beside it is dark.',
    means:
      'The furnace burns gas, and its exhaust ends in the attic. That can carry carbon monoxide into the house. We told you this on the spot and left the furnace off.',
    next: 'A licensed HVAC contractor, before the furnace runs again.',
    alt: 'Attic with a metal flue that has parted at a joint; exhaust drifts out of the gap.',
  },

  cooling: {
    title: 'The air conditioner cools as it should',
    place: 'Condenser from 2016, 4 tons',
    seen: '74 °F goes in at the return, 56 °F comes out at the supply: 18 degrees apart after twenty minutes.',
    means: 'We look for 15 to 20. The drain pan is dry and the float switch stops the unit.',
    next: 'Nobody. Change the filter, and wash the coil each spring.',
    alt: 'Ceiling register with two thermometers, one warm and one cold.',
  },

  drain: {
    title: 'The hall tub fills when the washer drains',
    place: 'Hall bath, below the slab',
    seen: 'With the washer draining, an inch of gray water rose in the tub and stood for four minutes.',
    means:
      'The drains under this slab are cast iron, close to fifty years old. They rust from within, and water that backs up means that one is half closed or has settled. A photograph shows a clean tub; the video shows it fill.',
    next: 'A plumber with a camera and, if that shows a break, a hydrostatic test. Also before the {{contractDeadline}} ends.',
    alt: 'Bathtub with gray water rising from its drain.',
  },

  relief: {
    title: 'The water heater’s relief line runs uphill',
    place: 'Garage, 40 gallons, 2011',
    seen: 'The drain of the temperature and pressure relief valve climbs eight inches before it leaves the wall.',
    means:
      'Water stands in the line, and a valve that sits in water sticks. It is the one part that keeps a tank from bursting.',
    next: 'A plumber: a line that falls all the way and ends outdoors, where it can be seen to drip. The tank is past its usual ten to twelve years.',
    alt: 'Water heater whose relief line bends upward before it leaves through the wall.',
  },
};
