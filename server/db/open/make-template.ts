import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../migrate.ts';
import { embeddedOptions, onPglite } from './open-embedded.ts';

/** A step of the build: `node make-template.js FOLDER` makes an empty migrated database (template.ts). */
const { db, close } = onPglite(await PGlite.create(process.argv[2]!, embeddedOptions));
await migrate(db, 'embedded');
await close();
