import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Continent, continentOf } from './continents.ts';

export type Regions = FeatureCollection<Geometry, { name: string }>;
type Region = Feature<Geometry, { name: string }>;
type NamedGeometries = GeometryCollection<{ name: string }>;

function regionsOf(topology: unknown, layer: string): Regions {
  const typedTopology = topology as Topology<Record<string, NamedGeometries>>;
  const collection = typedTopology.objects[layer];
  if (collection === undefined) throw new Error(`The geometry has no layer ${layer}`);
  return feature(typedTopology, collection);
}

/** Loads all countries except Antarctica, at low resolution. */
export async function loadWorld(): Promise<Regions> {
  const { default: topology } = await import('world-atlas/countries-110m.json');
  const world = regionsOf(topology, 'countries');
  return { ...world, features: world.features.filter(({ id }) => id !== '010') };
}

let countries: Promise<Regions> | undefined;

async function fetchCountries(): Promise<Regions> {
  const { default: topology } = await import('world-atlas/countries-50m.json');
  return regionsOf(topology, 'countries');
}

/** Loads the countries of a continent; all continents share one higher-resolution file. */
export async function loadContinent(continent: Continent): Promise<Regions> {
  countries ??= fetchCountries().catch((failure: unknown) => {
    // A retry fetches again.
    countries = undefined;
    throw failure;
  });
  const allCountries = await countries;
  const isInContinent = ({ id, properties }: Region) =>
    continentOf(id === undefined ? undefined : String(id), properties.name) === continent;
  return { ...allCountries, features: allCountries.features.filter(isInContinent) };
}

/** Loads the states of the USA, in the Albers projection with Alaska and Hawaii below. */
export async function loadUsa(): Promise<Regions> {
  const { default: topology } = await import('us-atlas/states-albers-10m.json');
  return regionsOf(topology, 'states');
}

export async function loadChina(): Promise<Regions> {
  const { default: topology } = await import('./china.json');
  return regionsOf(topology, 'provinces');
}
