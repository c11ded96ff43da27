import { Counter, Gauge, type Registry } from 'prom-client';

type Note = (value: number, labels?: Readonly<Record<string, string>>) => void;

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Notes its values, each with its labels. */
  readonly read: (note: Note) => void;
};

/** A metric that goes up and down, read when the metrics are. */
export function gauge(register: Registry, metric: Metric): void {
  const own: Gauge = new Gauge({
    ...optionsOf(register, metric),
    collect: () => {
      own.reset();
      metric.read((value, labels = {}) => own.set(labels, value));
    },
  });
}

/** A metric that only grows, counted elsewhere. */
export function total(register: Registry, metric: Metric): void {
  const own: Counter = new Counter({
    ...optionsOf(register, metric),
    collect: () => {
      own.reset();
      metric.read((value, labels = {}) => own.inc(labels, value));
    },
  });
}

const optionsOf = (register: Registry, { name, help, labelNames = [] }: Metric) => ({
  registers: [register],
  name,
  help,
  labelNames: [...labelNames],
});
