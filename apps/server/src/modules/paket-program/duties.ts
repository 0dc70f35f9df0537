import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const paketProgramDuties: Duties = {
  name: 'paket-program',
  tables: ['paket_program', 'paket_program_icerik'],
  constraints: {
    paket_program_adi_tekil: ['programAdiMukerrer', 'adi'],
    paket_program_icerik_tekil: ['icerikTekrar', 'icerikler'],
  },
  names: { paketProgram: (id) => sql`select adi from paket_program where id = ${id}` },
  demo: { emptied: { paket_program_icerik: true, paket_program: true } },
};
