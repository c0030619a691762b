import { FastChance } from "#engine";

/** Hidden units, and the weights of an input: one to each unit, then a straight one. */
const UNITS = 16;
const WIDTH = UNITS + 1;
/** What the sums of squared steps begin with. */
const START = 1;

/**
 * Points beyond what `insight` expects: one hidden layer over sparse features and a few numbers, and a straight way past
 * it. Sums, products and square roots only: the same to the last bit on every machine.
 */
export class Network {
  readonly features: number;
  readonly numbers: number;
  /** By input, the features before the numbers. */
  readonly inputs: Float64Array;
  /** By unit: what it has without any input, then its weight in the output. */
  readonly units: Float64Array;
  /** Sums of squared steps, beside the weights. */
  readonly inputSteps: Float64Array;
  readonly unitSteps: Float64Array;
  /** How far a step goes. */
  rate = 0;
  readonly #hidden = new Float64Array(UNITS);
  readonly #push = new Float64Array(UNITS);

  constructor(features: number, numbers: number) {
    this.features = features;
    this.numbers = numbers;
    this.inputs = new Float64Array((features + numbers) * WIDTH);
    this.units = new Float64Array(2 * UNITS);
    this.inputSteps = new Float64Array(this.inputs.length).fill(START);
    this.unitSteps = new Float64Array(this.units.length).fill(START);
    this.#stir();
  }

  /** All that a training has to keep. */
  get all(): readonly Float64Array[] {
    return [this.inputs, this.units, this.inputSteps, this.unitSteps];
  }

  /** The input's weights, or zeros where it was never met. */
  kept(input: number): Float64Array {
    const from = input * WIDTH;
    const isMet = (this.inputSteps[from + UNITS] ?? START) > START;
    return isMet ? this.inputs.subarray(from, from + WIDTH) : new Float64Array(WIDTH);
  }

  value(active: Int32Array, n: number, numbers: Float64Array): number {
    const hidden = this.#hidden;
    const { units } = this;
    for (let u = 0; u < UNITS; u++) hidden[u] = units[2 * u] as number;
    let out = 0;
    for (let i = 0; i < n; i++) out += this.#add(active[i] as number, 1);
    for (let k = 0; k < this.numbers; k++) out += this.#add(this.features + k, numbers[k] as number);
    for (let u = 0; u < UNITS; u++) {
      const h = hidden[u] as number;
      if (h > 0) out += h * (units[2 * u + 1] as number);
    }
    return out;
  }

  /** Right after `value` of the same position: a step by which the output comes nearer to what was missed. */
  learn(active: Int32Array, n: number, numbers: Float64Array, missed: number): void {
    const { units, unitSteps } = this;
    for (let u = 0; u < UNITS; u++) {
      const h = this.#hidden[u] as number;
      this.#push[u] = h > 0 ? missed * (units[2 * u + 1] as number) : 0;
      if (h <= 0) continue;
      this.#step(units, unitSteps, 2 * u, this.#push[u] as number);
      this.#step(units, unitSteps, 2 * u + 1, missed * h);
    }
    for (let i = 0; i < n; i++) this.#pull(active[i] as number, 1, missed);
    for (let k = 0; k < this.numbers; k++) this.#pull(this.features + k, numbers[k] as number, missed);
  }

  /** Adds an input to the units. Returns what goes straight to the output. */
  #add(input: number, x: number): number {
    const { inputs } = this;
    const hidden = this.#hidden;
    const at = input * WIDTH;
    for (let u = 0; u < UNITS; u++) hidden[u] = (hidden[u] as number) + x * (inputs[at + u] as number);
    return x * (inputs[at + UNITS] as number);
  }

  #pull(input: number, x: number, missed: number): void {
    const at = input * WIDTH;
    const { inputs, inputSteps } = this;
    for (let u = 0; u < UNITS; u++) this.#step(inputs, inputSteps, at + u, x * (this.#push[u] as number));
    this.#step(inputs, inputSteps, at + UNITS, x * missed);
  }

  /** Adagrad: what was pushed often and far moves less. */
  #step(weights: Float64Array, steps: Float64Array, at: number, push: number): void {
    if (push === 0) return;
    const sum = (steps[at] as number) + push * push;
    steps[at] = sum;
    weights[at] = (weights[at] as number) + (this.rate * push) / Math.sqrt(sum);
  }

  /** Small weights at first, always the same. */
  #stir(): void {
    const source = new FastChance(1);
    const step = () => (source.below(2001) - 1000) / 1000;
    for (let i = 0; i < this.inputs.length; i++) this.inputs[i] = i % WIDTH === UNITS ? 0 : 0.1 * step();
    for (let u = 0; u < UNITS; u++) this.units[2 * u + 1] = 0.3 * step();
  }
}
