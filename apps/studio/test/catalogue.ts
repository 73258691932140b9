// The catalogue as the build gives it to the page, for tests of what runs there.

import { catalogueData } from '../build/catalogue.ts';

export default catalogueData();
