import { journeyIn } from './journey.ts'
import { offlineJourneys } from './offline-journeys.ts'
import { photoJourneys } from './photo-journeys.ts'
import { siteJourneys } from './site-journeys.ts'
import { visitJourneys } from './visit-journeys.ts'

const test = journeyIn('webkit')
visitJourneys(test)
photoJourneys(test)
siteJourneys(test)
offlineJourneys(test)
