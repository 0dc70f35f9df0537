import { simulateGelmeme } from '../../packages/rules/src/gelmeme-benzetimi.ts';

/** The Brier score of predicting missed appointments, beside that of the salon's own rate, over simulated salons. */
const SALONLAR = 20;
const scores = Array.from({ length: SALONLAR }, (_, seed) => simulateGelmeme(seed + 1));
const mean = (name: 'tahmin' | 'taban') => scores.reduce((sum, score) => sum + score[name], 0) / SALONLAR;
const [tahmin, taban] = [mean('tahmin'), mean('taban')];
console.log(`gelmeme: Brier ${tahmin.toFixed(4)} against ${taban.toFixed(4)} of the salon's rate (${((1 - tahmin / taban) * 100).toFixed(1)} % better)`);
if (tahmin >= taban) process.exitCode = 1;
