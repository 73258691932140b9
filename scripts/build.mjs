// npm run build: installs and builds what is missing or stale.

import { setUp } from './setup.mjs';

setUp();
